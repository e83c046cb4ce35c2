Feature: Payments that need attention
  No money is kept in silence: what files nothing and is not on its way back comes before staff, and stays there until somebody says what was
  done about it.

  @T5-book
  Rule: Each payment in the provider's book is filed, refunded, or reported to staff
    Scenario Outline: The book is compared with the registry
      When a payment in the book of the provider "<use>", its money "<money>" and staff "<closed>"
      Then the payment counts as "<outcome>"

      Examples:
        | use                            | money     | closed             | outcome  |
        | is for a filing on record      | was kept  | have not closed it | filed    |
        | is for a filing on record      | was kept  | have closed it     | filed    |
        | is for a filing on record      | went back | have not closed it | refunded |
        | is about to be refunded        | was kept  | have not closed it | refunded |
        | is about to be refunded        | was kept  | have closed it     | refunded |
        | is about to be refunded        | went back | have not closed it | refunded |
        | is for no filing that is known | went back | have not closed it | refunded |
        | is for no filing that is known | went back | have closed it     | refunded |
        | is for no filing that is known | was kept  | have closed it     | closed   |
        | is for no filing that is known | was kept  | have not closed it | reported |

  @T5-book
  Rule: Each payment that needs attention has one next step
    Scenario Outline: What staff do about it
      When staff look at a payment "<case>", at "<now>"
      Then their next step is "<step>"

      Examples:
        | case                              | now                  | step                                                                                                                        |
        | for no filing that is known       | 2027-01-02T17:00:00Z | Refund this payment at the payment provider, then close it here.                                                           |
        | disputed without a last day       | 2027-01-02T17:00:00Z | Answer the dispute at the payment provider, then close it here.                                                            |
        | disputed until 01/15/2027 at noon | 2027-01-15T18:59:59Z | Answer the dispute at the payment provider by 01/15/2027, then close it here.                                              |
        | disputed until 01/15/2027 at noon | 2027-01-15T19:00:00Z | The dispute could be answered until 01/15/2027. Look up its outcome at the payment provider, then close it here.           |

  @T5-book @api-only @browser
  Rule: Money for a filing that the registry does not know reaches staff
    Scenario: It is seen
      When the provider reports a payment for a filing that the registry does not know
      Then staff see the payment as "Payment without a filing"

    Scenario: It is closed with a note
      Given the provider has reported a payment for a filing that the registry does not know
      When "Morgan Reyes" closes the payment with the note "Refunded at the provider."
      Then who closes the payment is told "The payment is closed. The audit log keeps what was done."
      And the audit log has the note "Refunded at the provider." once
      And staff no longer see the payment

  @T5-book @api-only
  Rule: Of two who close a payment only the first one does
    Scenario: Another one has closed it meanwhile
      Given the provider has reported a payment for a filing that the registry does not know
      And "Jordan Okafor" has the list of payments that need attention open
      When "Morgan Reyes" closes the payment with the note "Refunded at the provider."
      And "Jordan Okafor" closes the payment with the note "Refunded by telephone."
      Then who closes the payment is told "Morgan Reyes had closed this payment already. What you entered was not kept."

  @T5-book @api-only
  Rule: A payment that its payer disputes reaches staff with what was filed and when
    Scenario: The payer has asked their bank for the money back
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the provider reports that the payer disputes the payment
      Then staff see the payment as "Disputed payment" with document number and day

  @T5-book
  Rule: Who closes a payment says what was done, in up to 500 characters
    Scenario Outline: A note is accepted or refused
      Given the administrator is asked for the closing of a payment
      When the administrator enters "<note>" as the note on a payment
      And the administrator continues
      Then the problem with the note on a payment is "<problem>"

      Examples:
        | note                      | problem                                  |
        |                           | Enter what was done about this payment.  |
        | Refunded at the provider. |                                          |
        | Café                      | Invalid characters entered: é            |
        | [500 letters]             |                                          |
        | [501 letters]             | Must be at most 500 characters           |

    Scenario Outline: Who closes a payment reads whether the note was kept
      When staff close a payment that "<closing>"
      Then who closes the payment is told "<sentence>"

      Examples:
        | closing                                   | sentence                                                                             |
        | needs attention                           | The payment is closed. The audit log keeps what was done.                            |
        | Ana Ortiz has closed meanwhile            | Ana Ortiz had closed this payment already. What you entered was not kept.            |
        | the daily comparison has closed meanwhile | The daily comparison had closed this payment already. What you entered was not kept. |
