Feature: The ledger of the law
  Rules that rest on the law are only as good as the edition of it that was read. The office sees, for each section that is cited, which
  one that was and whether the rules do what it requires.

  @T11-ledger
  Rule: A section that a rule cites stands in the ledger
    Scenario Outline: A citation is covered by the ledger, or not
      Given the ledger of the law says of "<section>" in the edition "C.R.S. 2022" that it is "carried"
      When a rule cites "<citation>"
      Then the ledger is found to have the fault "<fault>"

      Examples:
        | section         | citation                      | fault                                                               |
        | 7-90-601        | C.R.S. 7-90-601(3)            |                                                                     |
        | 7-90-601        | C.R.S. 7-90-601.5             | The rule cites 7-90-601.5, on which the ledger has no verdict       |
        | 7-90-601        | C.R.S. 7-90-601 and 7-90-1004 | The rule cites 7-90-1004, on which the ledger has no verdict        |
        | Article 55      | an Article 55 cooperative     |                                                                     |
        | Article 55      | an Article 56 cooperative     | The rule cites Article 56, on which the ledger has no verdict       |
        | 31 CFR 1010.380 | 31 CFR 1010.380               |                                                                     |
        | 7-90-601        | 31 CFR 1010.380               | The rule cites 31 CFR 1010.380, on which the ledger has no verdict  |
        | 7-90-601        | the meeting of 7-1-2026       |                                                                     |

  @T11-ledger
  Rule: The ledger tells of each section which edition was read, and whether the rules do what it requires
    Scenario Outline: An entry is sound, or not
      Given the ledger of the law says of "7-90-904" in the edition "<edition>" that it is "<verdict>"
      Then the ledger is found to have the fault "<fault>"

      Examples: Carried, different, left out, or open
        | edition     | verdict                                     | fault                                                       |
        | C.R.S. 2022 | carried                                     |                                                             |
        | C.R.S. 2022 | differs because the office waits for longer |                                                             |
        | C.R.S. 2022 | not carried: filed on paper                 |                                                             |
        | C.R.S. 2022 | to be confirmed by the office               |                                                             |
        | C.R.S. 2022 | not carried                                 | 7-90-904 has no verdict in the ledger, but "not carried"    |
        | C.R.S. 2022 | differs                                     | 7-90-904 has no verdict in the ledger, but "differs"        |
        | C.R.S. 2022 |                                             | 7-90-904 has no verdict in the ledger, but ""               |
        |             | carried                                     | 7-90-904: the ledger does not tell which edition was read   |
