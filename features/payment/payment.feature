Feature: Payment of a filing
  One filing is paid once and filed once, whatever is repeated, lost or late. The provider's signed message decides, never the filer's return.

  @W7-payment @R13-fees
  Rule: A complete filing is taken to the card payment for its fee
    @api-only
    Scenario: A payment is opened
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then a payment of "$50.00" is open

    Scenario Outline: The fee of each filing
      Given the filing is <filing>
      Then the filing costs "<fee>"

      Examples:
        | filing                                | fee     |
        | a limited liability company           | $50.00  |
        | a domestic profit corporation         | $50.00  |
        | a domestic nonprofit corporation      | $50.00  |
        | an Article 55 cooperative association | $50.00  |
        | an Article 56 cooperative             | $50.00  |
        | a periodic report                     | $25.00  |
        | an amendment                          | $25.00  |
        | a reinstatement                       | $100.00 |
        | a statement curing delinquency        | $100.00 |
        | a change of principal office address  | $10.00  |
        | a change of registered agent          | $10.00  |
        | a dissolution                         | $25.00  |
        | a statement of revocation             | $10.00  |
        | a change of mailing address           | $10.00  |

  @R13-late-fee
  Rule: A periodic report costs fifty dollars more after its due month
    Scenario Outline: The fee of a report by its due day and the office's clock
      Given the time at the office is "<now>"
      When a periodic report that is due on "<due>" is filed
      Then the fee of the report is "<fee>"

      Examples: At the end of the due month
        | due        | now                 | fee    |
        | 2026-11-30 | 11/30/2026 11:59 PM | $25.00 |
        | 2026-11-30 | 12/01/2026 12:00 AM | $75.00 |
        | 2026-12-31 | 12/31/2026 11:59 PM | $25.00 |
        | 2026-12-31 | 01/01/2027 12:00 AM | $75.00 |
        | 2026-11-10 | 11/30/2026 11:59 PM | $25.00 |

      Examples: Long before and long after
        | due        | now                 | fee    |
        | 2026-11-30 | 09/01/2026 09:00 AM | $25.00 |
        | 2026-11-30 | 11/15/2025 09:00 AM | $25.00 |
        | 2026-11-30 | 11/15/2027 09:00 AM | $75.00 |
        | 1850-01-31 | 11/15/2026 09:00 AM | $75.00 |

      Examples: No due day on record
        | due | now                 | fee    |
        |     | 11/15/2026 09:00 AM | $25.00 |

  @W7-payment @R13-fees
  Rule: Nobody pays a price that they have not seen
    @api
    Scenario Outline: The filer was shown a fee
      Given a complete filing of a limited liability company
      When the filer asks to pay the fee of <dollars> dollars that was shown
      Then the payment is refused with "<sentence>"

      Examples: The fee, and another one
        | dollars | sentence                                                                                                                                      |
        | 50      |                                                                                                                                               |
        | 25      | The fee of this filing is $50.00 now, and was $25.00 when it was shown to you. Nothing was charged. Check the fee, then pay. |

  @W7-payment @W7-receipt
  Rule: A paid filing is filed once
    @api-only
    Scenario: A payment succeeds
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      Then the receipt is ready

    @api-only
    Scenario: Asking twice to pay opens one payment
      Given a complete filing of a limited liability company
      When the filer asks to pay
      And the filer asks to pay
      Then one payment is open for the filing

    @api-only
    Scenario: A filing that is paid is not paid again
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer asks to pay
      Then the filing turns out to be paid already
      And the filing was charged once

    @api-only
    Scenario: A payment in two windows is one filing
      Given a complete filing of a limited liability company
      When the filer asks to pay in two windows at once
      Then one payment is open for the filing

    @api-only
    Scenario: The provider's message may come twice
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the payment provider repeats its message
      Then the receipt is ready
      And the filing was charged once

    @api-only
    Scenario: A message without the provider's signature is refused
      Given a complete filing of a limited liability company
      When the filer asks to pay
      And an attacker forges a message of the payment provider
      Then the forged message is refused
      And the receipt is waiting for the payment provider

    @api-only
    Scenario: The receipt waits for the provider
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then the receipt is waiting for the payment provider

  @W7-payment
  Rule: A payment that fails files nothing and releases the name
    @api-only
    Scenario: A card is declined
      Given a complete filing of a limited liability company
      When the filer pays with a card that is declined
      Then the payment turns out to be declined

    @api-only
    Scenario: A declined filer may pay with another card
      Given a complete filing of a limited liability company
      When the filer pays with a card that is declined
      And the filer pays with a card that is accepted
      Then the receipt is ready
      And the filing was charged once

    @api-only
    Scenario: A payment that is abandoned releases the name
      Given a complete filing of a limited liability company
      When the filer abandons the payment
      Then the payment turns out to be abandoned
      And the name of the company is available again

    @api-only
    Scenario: A name is held while its payment is open
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then the name of the company is held

  @W7-payment
  Rule: Payment events may come late and in any order
    Scenario Outline: A payment event changes the state of the filing or leaves it
      Given a filing whose payment is <state> and whose name is <name>
      When the payment provider reports that the payment <event>
      Then the payment is <next>
      And the registry <action>

      Examples: A payment that is open
        | state    | name | event        | next     | action             |
        | awaiting | held | succeeded    | filed    | records the filing |
        | awaiting | held | failed       | declined | does nothing       |
        | awaiting | held | expired      | expired  | releases the name  |
        | awaiting | held | was canceled | canceled | releases the name  |

      Examples: A card that was declined
        | state    | name | event     | next     | action             |
        | declined | held | succeeded | filed    | records the filing |
        | declined | held | failed    | declined | does nothing       |
        | declined | held | expired   | expired  | releases the name  |
        | declined | held | was canceled | canceled | releases the name  |

      Examples: Late success
        | state    | name  | event     | next      | action             |
        | opening  | taken | succeeded | refunding | refunds the charge |
        | awaiting | taken | succeeded | refunding | refunds the charge |
        | declined | taken | succeeded | refunding | refunds the charge |
        | expired  | free  | succeeded | filed     | records the filing |
        | expired  | taken | succeeded | refunding | refunds the charge |
        | canceled | free  | succeeded | filed     | records the filing |
        | canceled | taken | succeeded | refunding | refunds the charge |

      Examples: A filing that is on record stays on record
        | state | name | event        | next  | action       |
        | filed | held | succeeded    | filed | does nothing |
        | filed | held | failed       | filed | does nothing |
        | filed | held | expired      | filed | does nothing |
        | filed | held | was canceled | filed | does nothing |

      Examples: A payment that is being opened
        | state   | name | event        | next     | action             |
        | opening | held | succeeded    | filed    | records the filing |
        | opening | held | failed       | declined | does nothing       |
        | opening | held | expired      | expired  | releases the name  |
        | opening | held | was canceled | canceled | releases the name  |

      Examples: An event that changes nothing about a closed payment
        | state    | name | event        | next     | action       |
        | expired  | free | failed       | expired  | does nothing |
        | expired  | free | expired      | expired  | does nothing |
        | canceled | free | was canceled | canceled | does nothing |

      Examples: A charge that is refunded
        | state     | name  | event        | next      | action            |
        | refunding | taken | succeeded    | refunding | does nothing      |
        | refunding | taken | expired      | refunding | does nothing      |
        | refunding | taken | was refunded | refunded  | releases the name |
        | opening   | held  | was refunded | refunded  | releases the name |
        | awaiting  | held  | was refunded | refunded  | releases the name |
        | declined  | held  | was refunded | refunded  | releases the name |
        | expired   | free  | was refunded | refunded  | releases the name |
        | canceled  | free  | was refunded | refunded  | releases the name |
        | refunded  | free  | succeeded    | refunded  | does nothing      |

    Scenario Outline: An event of an attempt that a later one has replaced changes nothing, and its charge is refunded
      Given a filing whose payment is <state> and whose name is held
      And a later attempt to pay has replaced it
      When the payment provider reports that the payment <event>
      Then the payment is <state>
      And the registry <action>

      Examples:
        | state    | event        | action             |
        | awaiting | succeeded    | refunds the charge |
        | filed    | succeeded    | refunds the charge |
        | awaiting | failed       | does nothing       |
        | awaiting | expired      | does nothing       |
        | filed    | was canceled | does nothing       |
