Feature: Finding a business by its name
  A business is found by the words of a name that it has or had, in any order, whole or begun, and in a close spelling where no name has them as they
  were typed.

  @A2-search @api-only
  Rule: A business is found by the words of its name
    Scenario Outline: Words that some names have
      When a visitor looks for businesses named "<text>"
      Then the businesses found are "<names>"
      And their names have the words as they were typed

      Examples:
        | text                     | names                                    |
        | Aspen                    | Aspen Glow Cooperative, Aspen Ledger LLC |
        | ledger aspen             | Aspen Ledger LLC                         |
        | The Aspen Ledger, L.L.C. | Aspen Ledger LLC                         |
        | An Aspen Ledger          | Aspen Ledger LLC                         |
        | asp led                  | Aspen Ledger LLC                         |

    Scenario Outline: An ID number in the place of a name
      When a visitor looks for businesses named "<text>"
      Then the businesses found are "<names>"

      Examples:
        | text        | names            |
        | 20101000001 | Aspen Ledger LLC |
        | 20101999999 |                  |

    Scenario Outline: A status narrows what is found
      When a visitor looks for businesses with the status "<status>" that are named "Aspen Ledger"
      Then the businesses found are "<names>"

      Examples:
        | status             | names            |
        | current            | Aspen Ledger LLC |
        | to be put in order |                  |
        | ended              |                  |

  @A2-search
  Rule: A business is looked for by the words that set a name apart
    Scenario Outline: Words that count, and words that nearly every name has
      When a visitor types "<text>" to find a business
      Then it is looked for by "<words>"

      Examples: Articles, small words, terms and marks do not count
        | text                     | words        |
        | The Aspen Ledger, L.L.C. | ASPEN LEDGER |
        | An Aspen Ledger          | ASPEN LEDGER |
        | A Ledger of Aspen        | LEDGER ASPEN |
        | Aspen and Ledger Inc.    | ASPEN LEDGER |
        | Aspen Aspen              | ASPEN        |

      Examples: At most eight words count
        | text                                         | words                                   |
        | one two three four five six seven eight      | ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT |
        | one two three four five six seven eight nine | ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT |

      Examples: Where nothing else is left, they count
        | text        | words       |
        | The LLC     | THE LLC     |
        | Cooperative | COOPERATIVE |
        | Co-op       | COOP        |

  @A2-search @api-only
  Rule: Where no name has the words, names in a close spelling are found
    Scenario Outline: A slip of the pen
      When a visitor looks for businesses named "<text>"
      Then the businesses found are "Aspen Ledger LLC"
      And their names have words that are spelled much like these

      Examples:
        | text          |
        | Apsen Ledger  |
        | Aspen Leger   |
        | Aspin Ledgger |

  @A2-search
  Rule: A word is meant that is one slip away, and two slips away where it is long
    Scenario Outline: Words of four letters and more
      When a visitor types "<typed>" where the record has "<word>"
      Then the word is <meant>

      Examples:
        | typed    | word     | meant     |
        | FERM     | FARM     | meant     |
        | FURN     | FARM     | not meant |
        | SPEN     | ASPEN    | meant     |
        | ASPNE    | ASPEN    | meant     |
        | COFEE    | COFFEE   | meant     |
        | APSEN    | ASPEN    | meant     |
        | ASPENS   | ASPEN    | meant     |
        | ASPIN    | ASPEN    | meant     |
        | ASPIX    | ASPEN    | not meant |
        | CAT      | CAR      | not meant |
        | MOUTAN   | MOUNTAIN | not meant |
        | MOUTAIN  | MOUNTAIN | meant     |
        | MOUNTEN  | MOUNTAIN | meant     |
        | MUONTIAN | MOUNTAIN | meant     |
        | MUONTIM  | MOUNTAIN | not meant |

  @A2-search @browser-only
  Rule: Visitors find a business from the start
    Scenario: A visitor misspells a name at the start
      When a visitor looks for businesses named "Apsen Ledgr"
      Then the businesses found are "Aspen Ledger LLC"
      And their names have words that are spelled much like these
