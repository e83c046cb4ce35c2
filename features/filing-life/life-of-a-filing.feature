Feature: The life of a filing
  Receipt, mails, history and staff's pages must say the same of a filing at the same moment. It is in one state at a time, what happens
  leads from one to the next, and everything that is said of it follows from its state.

  @T2-life
  Rule: What happens to a filing leads from one state to the next
    Scenario Outline: What happens, who causes it, and where it leads
      Given a filing whose state is "<state>"
      When it happens that "<event>"
      Then the filing becomes "<next>"
      And it was caused by "<who>"

      Examples: Payment
        | state          | event                          | next           | who                  |
        | in progress    | its filer begins to pay        | being paid for | its filer            |
        | being paid for | its payment ends without money | in progress    | the payment provider |
        | being paid for | its payment arrives            | received       | the payment provider |
        | in progress    | its payment arrives            | received       | the payment provider |
        | returned       | its payment arrives            | received       | the payment provider |
        | received       | it can't be filed any more     | in progress    | the registry         |
        | received       | it is recorded                 | in effect      | the registry         |

      Examples: Review
        | state              | event                        | next           | who       |
        | waiting for review | staff approve it             | in effect      | staff     |
        | waiting for review | staff reject it              | returned       | staff     |
        | returned           | its filer begins to pay      | being paid for | its filer |
        | returned           | its days to be corrected end | rejected       | the clock |

      Examples: On record
        | state              | event                               | next               | who         |
        | delayed            | its day comes                       | in effect          | the clock   |
        | delayed            | its filer revokes it                | revoked            | its filer   |
        | waiting for review | staff withhold its document         | waiting for review | staff       |
        | delayed            | staff withhold its document         | delayed            | staff       |
        | in effect          | staff withhold its document         | in effect          | staff       |
        | revoked            | staff withhold its document         | revoked            | staff       |

    Scenario Outline: Where it leads depends on what is known of the filing
      Given a filing whose state is "<state>"
      And it is known that "<fact>"
      When it happens that "<event>"
      Then the filing becomes "<next>"
      And it was caused by "<who>"

      Examples: Returned again when nothing comes of its payment
        | state          | fact                              | event                          | next     | who                  |
        | being paid for | the office has returned it before | its payment ends without money | returned | the payment provider |
        | received       | the office has returned it before | it can't be filed any more     | returned | the registry         |

      Examples: A day to come, and the fraud check
        | state              | fact                        | event            | next               | who          |
        | received           | its day is to come          | it is recorded   | delayed            | the registry |
        | received           | it is under the fraud check | it is recorded   | waiting for review | the registry |
        | waiting for review | its day is to come          | staff approve it | delayed            | staff        |

    Scenario Outline: Named by the law, and not possible in the portal yet
      Given a filing whose state is "<state>"
      When it happens that "<event>"
      Then the filing becomes "<next>"
      And it was caused by "<who>"
      And the portal does not offer that yet

      Examples:
        | state                | event                        | next                 | who       |
        | waiting for review   | staff ask its filer          | waiting for its filer | staff     |
        | waiting for its filer | its filer answers            | waiting for review   | its filer |
        | waiting for its filer | no answer comes in time      | returned             | the clock |
        | waiting for review   | staff declare it void        | void                 | staff     |
        | delayed              | staff declare it void        | void                 | staff     |
        | in effect            | staff declare it void        | void                 | staff     |
        | revoked              | staff declare it void        | void                 | staff     |

    Scenario Outline: Nothing else can happen to it
      Given a filing whose state is "<state>"
      Then this can happen to it, and nothing else: "<events>"

      Examples:
        | state                 | events                                                                                                     |
        | in progress           | its filer begins to pay, its payment arrives                                                               |
        | being paid for        | its payment ends without money, its payment arrives                                                        |
        | received              | it is recorded, it can't be filed any more                                                                 |
        | waiting for review    | staff approve it, staff reject it, staff ask its filer, staff declare it void, staff withhold its document |
        | waiting for its filer | its filer answers, no answer comes in time                                                                 |
        | delayed               | its day comes, its filer revokes it, staff declare it void, staff withhold its document                    |
        | in effect             | staff declare it void, staff withhold its document                                                         |
        | returned              | its filer begins to pay, its payment arrives, its days to be corrected end                                 |
        | rejected              |                                                                                                            |
        | revoked               | staff declare it void, staff withhold its document                                                         |
        | void                  |                                                                                                            |

  @T2-life
  Rule: A filing takes effect on its filer's day if that is still to come, otherwise as of its receipt
    Scenario Outline: A filing that is recorded when its payment arrives
      Given a filing that is received at "11/25/2026 09:00 AM" and <check>
      And its filer asks it to take effect "<asked for>"
      When the registry records it
      Then the filing becomes "<state>"
      And its moment of effect is "<moment>"

      Examples:
        | check                 | asked for           | state              | moment              |
        | under no fraud check  | at once             | in effect          | 11/25/2026 09:00 AM |
        | under no fraud check  | 11/25/2026 09:00 AM | in effect          | 11/25/2026 09:00 AM |
        | under no fraud check  | 11/25/2026 09:01 AM | delayed            | 11/25/2026 09:01 AM |
        | under the fraud check | at once             | waiting for review | 11/25/2026 09:00 AM |
        | under the fraud check | 12/01/2026 11:59 PM | waiting for review | 12/01/2026 11:59 PM |

    Scenario Outline: A filing that staff approve
      Given a filing that is received at "11/25/2026 09:00 AM" and under the fraud check
      And its filer asks it to take effect "<asked for>"
      When staff approve it at "<approved>"
      Then the filing becomes "<state>"
      And its moment of effect is "<moment>"

      Examples:
        | asked for           | approved            | state     | moment              |
        | at once             | 11/27/2026 10:00 AM | in effect | 11/25/2026 09:00 AM |
        | 12/01/2026 11:59 PM | 12/01/2026 11:58 PM | delayed   | 12/01/2026 11:59 PM |
        | 12/01/2026 11:59 PM | 12/01/2026 11:59 PM | in effect | 11/25/2026 09:00 AM |

  @T2-life
  Rule: What is said of a filing follows from its state
    Scenario Outline: What receipt, history and text message say
      Given a filing whose state is "<state>"
      Then its receipt says "<receipt>"
      And the history of its entity says "<history>" of it
      And a text message says that it "<message>"

      Examples:
        | state              | receipt                          | history            | message              |
        | waiting for review | Queued for review: not on record | Waits for review   | is queued for review |
        | delayed            | On record, not yet in effect     | Takes effect later | is on record         |
        | in effect          | On record and in effect          | In effect          | is on record         |
        | rejected           | Rejected: not on record          |                    | was rejected         |

    Scenario Outline: What a mail to those says who asked to be told
      Given a filing whose state is "<state>"
      Then a mail has the subject "<subject>" and begins with "<opening>"

      Examples:
        | state              | subject                          | opening                                                                                                                                                                                        |
        | waiting for review | your filing is queued for review | The office has received a filing that you asked to be told about. It changes nothing on record until the office has reviewed it. You will be told by email whether it is accepted or rejected. |
        | delayed            | your filing is on record         | A filing that you asked to be told about is on record.                                                                                                                                         |
        | in effect          | your filing is on record         | A filing that you asked to be told about is on record.                                                                                                                                         |
        | rejected           | your filing was rejected         | The office has rejected a filing that you asked to be told about. It is not on record.                                                                                                         |

    Scenario Outline: Who may read it, and whether it keeps others of its form out
      Given a filing whose state is "<state>"
      Then its filed document is <public> to everybody
      And another filing of its form is <possible>
      And another filing that can be made once only is <once>

      Examples:
        | state              | public   | possible     | once         |
        | waiting for review | not open | kept out     | kept out     |
        | delayed            | open     | not kept out | kept out     |
        | in effect          | open     | not kept out | not kept out |
        | rejected           | not open | not kept out | not kept out |
