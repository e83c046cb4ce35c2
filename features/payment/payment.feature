Feature: Payment of a filing
  One filing is paid once and filed once, whatever is repeated, lost or late. The provider's signed word decides, never the way back.

  @W7-payment
  Rule: A complete filing is taken to the card payment for its fee
    @api-only
    Scenario: A payment is opened
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then a payment of "$50.00" is open

    Scenario Outline: The fee of each filing
      Given the filing is <filing>
      Then its fee is "<fee>"

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

  @W7-payment @W7-receipt
  Rule: A paid filing is filed once
    @api-only
    Scenario: A payment succeeds
      Given a complete filing of a limited liability company
      When the filer pays with the card "success"
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
      When the filer pays with the card "success"
      And the filer asks to pay
      Then the filing is found to be paid already
      And the filing was charged once

    @api-only
    Scenario: A payment in two windows is one filing
      Given a complete filing of a limited liability company
      When the filer asks to pay in two windows at once
      Then one payment is open for the filing

    @api-only
    Scenario: The provider's word may come twice
      Given a complete filing of a limited liability company
      When the filer pays with the card "success"
      And the provider repeats its word
      Then the receipt is ready
      And the filing was charged once

    @api-only
    Scenario: A word without the provider's signature is refused
      Given a complete filing of a limited liability company
      When the filer asks to pay
      And somebody forges the provider's word
      Then the forged word is refused
      And the receipt waits for the provider

    @api-only
    Scenario: The receipt waits for the provider
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then the receipt waits for the provider

  @W7-payment
  Rule: A payment that fails files nothing and gives the name up
    @api-only
    Scenario: A card is declined
      Given a complete filing of a limited liability company
      When the filer pays with the card "decline"
      Then the payment is found declined

    @api-only
    Scenario: A declined filer may pay with another card
      Given a complete filing of a limited liability company
      When the filer pays with the card "decline"
      And the filer pays with the card "success"
      Then the receipt is ready
      And the filing was charged once

    @api-only
    Scenario: A payment that is abandoned gives the name up
      Given a complete filing of a limited liability company
      When the filer abandons the payment
      Then the payment is found abandoned
      And the name of the company is free again

    @api-only
    Scenario: A name is held while its payment is open
      Given a complete filing of a limited liability company
      When the filer asks to pay
      Then the name of the company is held

  @W7-payment
  Rule: The provider's words may come late and in any order
    Scenario Outline: A word on a payment moves the filing or leaves it
      Given a filing whose payment is <state> and whose name is <name>
      When the provider says that the payment <word>
      Then the payment is <next>
      And the registry <action>

      Examples: A payment that is open
        | state    | name | word          | next      | action            |
        | awaiting | held | succeeded     | filed     | files it          |
        | awaiting | held | failed        | declined  | does nothing      |
        | awaiting | held | expired       | lapsed    | gives the name up |
        | awaiting | held | was cancelled | cancelled | gives the name up |

      Examples: A card that was declined
        | state    | name | word      | next     | action            |
        | declined | held | succeeded | filed    | files it          |
        | declined | held | failed    | declined | does nothing      |
        | declined | held | expired   | lapsed   | gives the name up |

      Examples: Late success
        | state     | name  | word      | next      | action                |
        | lapsed    | free  | succeeded | filed     | files it              |
        | lapsed    | taken | succeeded | refunding | gives the charge back |
        | cancelled | free  | succeeded | filed     | files it              |
        | cancelled | taken | succeeded | refunding | gives the charge back |

      Examples: A filing that is on record stays on record
        | state | name | word          | next  | action       |
        | filed | held | succeeded     | filed | does nothing |
        | filed | held | failed        | filed | does nothing |
        | filed | held | expired       | filed | does nothing |
        | filed | held | was cancelled | filed | does nothing |
