Feature: The receipt of a filing
  The receipt is the filer's proof of what was filed, when, and what was paid for it.

  Background:
    Given the filing is a limited liability company

  @W9-money @W2-receipt
  Rule: Amounts and times are written for the office
    Scenario Outline: An amount has the dollar sign and two decimals
      When an amount of <dollars> dollars is shown
      Then it is shown as "<amount>"

      Examples:
        | dollars | amount        |
        | 0       | $0.00         |
        | 1       | $1.00         |
        | 10      | $10.00        |
        | 50      | $50.00        |
        | 100     | $100.00       |
        | 999     | $999.00       |
        | 1250    | $1,250.00     |
        | 1234567 | $1,234,567.00 |

    Scenario Outline: A time is shown in the zone of the office
      When the time "<instant>" is shown on a receipt
      Then it is shown as "<shown>"

      Examples: Winter and summer, morning and evening
        | instant              | shown               |
        | 2026-11-20T16:05:00Z | 11/20/2026 09:05 AM |
        | 2026-11-21T05:30:00Z | 11/20/2026 10:30 PM |
        | 2026-07-01T18:00:00Z | 07/01/2026 12:00 PM |
        | 2026-07-01T06:00:00Z | 07/01/2026 12:00 AM |
        | 2026-01-05T13:07:59Z | 01/05/2026 06:07 AM |

  @W2-receipt
  Rule: The receipt shows the last four digits of a card, and none of a prepaid account
    Scenario: Everything that a receipt of a card payment shows
      Given a receipt paid by "Visa" with the last digits "4242"
      Then the lines of the receipt are:
        | line            | value                    |
        | Name            | Cedar Bluff Farms LLC    |
        | ID number       | 20261000001              |
        | Date and time   | 11/20/2026 09:05 AM      |
        | Transaction     | Articles of Organization |
        | Document number | 20261000002              |
        | Payment type    | Visa                     |
        | Last 4 digits   | 4242                     |
        | Amount          | $50.00                   |

    Scenario Outline: A receipt without the digits of a card
      Given a receipt paid by "<payment>" with the last digits "<digits>"
      Then the lines of the receipt are:
        | line            | value                    |
        | Name            | Cedar Bluff Farms LLC    |
        | ID number       | 20261000001              |
        | Date and time   | 11/20/2026 09:05 AM      |
        | Transaction     | Articles of Organization |
        | Document number | 20261000002              |
        | Payment type    | <payment>                |
        | Amount          | $50.00                   |

      Examples:
        | payment         | digits |
        | Prepaid account |        |
        | Prepaid account | 5100   |
        | PREPAID         | 5100   |
        | Visa            |        |

  @W2-receipt
  Rule: The receipt of a filing under the administrative fraud check says that it waits for review
    Scenario: A filing under the check waits for its review
      When the receipt of a filing under the administrative fraud check is shown
      Then the receipt says "Your filing is queued for review. You will receive an email when it is accepted or rejected."

    Scenario: Any other filing is on record
      When the receipt of any other filing is shown
      Then the receipt says ""

  @W2-receipt @W2-whatsnext
  Rule: A finished filing speaks of the name that is on record once it was recorded, and says which one comes later
    Scenario Outline: The names on receipt, what's next, mails and documents
      When <filing> that gives another name is filed and "<standing>"
      Then the receipt names the entity "<name>" and adds "<sentence>"

      Examples: In effect: the new name
        | filing                         | standing  | name       | sentence |
        | an amendment                   | in effect | Summit LLC |          |
        | a statement curing delinquency | in effect | Summit LLC |          |
        | a reinstatement                | in effect | Summit LLC |          |

      Examples: Later: the present name, and the one to come
        | filing                         | standing          | name                               | sentence                                                                |
        | an amendment                   | delayed           | Acme LLC                           | The name will be Summit LLC from 12/15/2026 09:00 AM MST on.            |
        | a statement curing delinquency | delayed           | Acme LLC, Delinquent March 3, 2021 | The name will be Summit LLC from 12/15/2026 09:00 AM MST on.            |
        | a statement curing delinquency | queued for review | Acme LLC, Delinquent March 3, 2021 | The name will be Summit LLC once the filing is accepted and takes effect. |
        | a reinstatement                | queued for review | Acme LLC, Dissolved March 3, 2021  | The name will be Summit LLC once the filing is accepted and takes effect. |

      Examples: Revoked before its day: the present name stays
        | filing       | standing | name     | sentence |
        | an amendment | revoked  | Acme LLC |          |

      Examples: A filing that gives no other name
        | filing                               | standing  | name                  | sentence |
        | a change of principal office address | in effect | Acme LLC              |          |
        | a change of principal office address | delayed   | Acme LLC              |          |
        | a limited liability company          | delayed   | Cedar Bluff Farms LLC |          |

    Scenario Outline: A filer who opens the receipt again reads what is true by then
      When <filing> that gives another name is filed and "delayed"
      And the receipt is looked at again at "<time>"
      Then the receipt names the entity "<name>" and adds "<sentence>"
      And it is shown as "<words>"

      Examples: Until the day
        | filing       | time                 | name     | sentence                                                     | words                                                                                                                                |
        | an amendment | 2026-12-15T15:59:59Z | Acme LLC | The name will be Summit LLC from 12/15/2026 09:00 AM MST on. | The document for Acme LLC is on file. The record changes on 12/15/2026. The name will be Summit LLC from 12/15/2026 09:00 AM MST on. |

      Examples: From the day on
        | filing                         | time                 | name       | sentence | words                                                                          |
        | an amendment                   | 2026-12-15T16:00:00Z | Summit LLC |          | The change is on record for Summit LLC.                                        |
        | a statement curing delinquency | 2026-12-20T16:00:00Z | Summit LLC |          | The statement curing the delinquency of Summit LLC is on record.               |

    Scenario Outline: What's next says it in its first sentence
      When an amendment that gives another name is filed and "<standing>"
      Then it is shown as "<words>"

      Examples:
        | standing  | words                                                                                                                                        |
        | in effect | The change is on record for Summit LLC.                                                                                                      |
        | revoked   | The document for Acme LLC was revoked. It never takes effect. |
        | delayed   | The document for Acme LLC is on file. The record changes on 12/15/2026. The name will be Summit LLC from 12/15/2026 09:00 AM MST on. |

    Scenario Outline: A name that ends with a period ends the sentence too
      When <filing> that gives the name "<name>" is filed and "<standing>"
      Then it is shown as "<words>"

      Examples:
        | filing       | name          | standing  | words                                                                                                                                            |
        | an amendment | Summit, Inc.  | in effect | The change is on record for Summit, Inc.                                                                                                         |
        | an amendment | Summit Inc. 2 | in effect | The change is on record for Summit Inc. 2.                                                                                                       |
        | an amendment | Summit Ltd.   | delayed   | The document for Acme LLC is on file. The record changes on 12/15/2026. The name will be Summit Ltd. from 12/15/2026 09:00 AM MST on. |

  @W7-receipt @W2-receipt
  Rule: The receipt says what was filed and paid
    @api-only
    Scenario: The receipt of a limited liability company
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      Then the receipt names the company
      And the receipt shows an amount of 50 dollars
      And the receipt shows the last four digits of the card

    @api-only
    Scenario: A prepaid account has no card digits
      Given a complete filing of a limited liability company
      When the filer pays with a card that is prepaid
      Then the receipt shows no digits of a card

    @api-only
    Scenario: An unknown reference has no receipt
      When a visitor asks for the receipt of an unknown reference
      Then no such filing is on record

  @W5-receipt-email
  Rule: The receipt is sent to a valid email address of at most 150 characters
    Scenario Outline: An email address is accepted or refused
      Given the filer is asked for a receipt email
      When the filer enters "<email>" as the receipt email
      And the filer continues
      Then the problem with the receipt email is "<problem>"

      Examples:
        | email                     | problem                        |
        |                           | Email is empty.                |
        | ada                       | Email is invalid.              |
        | ada@example               | Email is invalid.              |
        | adé@example.com           | Invalid characters entered: é  |
        | ada@example.com           |                                |
        | [138 letters]@example.com |                                |
        | [139 letters]@example.com | Must be at most 150 characters |

    @api-only @W7-receiptmail
    Scenario: The receipt is queued for sending
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer has the receipt sent to "ada@example.com"
      Then a message to "ada@example.com" is queued

    @api-only @W7-receiptmail
    Scenario: Nothing is sent for a filing that is not paid
      When a visitor has the receipt of an unknown reference sent to "ada@example.com"
      Then no such filing is on record

  @W7-image @W7-gscert @api-only
  Rule: The filed document and the certificate can be had after filing
    Scenario: The stamped document is a PDF
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer asks for the filed document
      Then the filer gets a PDF

    Scenario: Beside the stamped document there is a copy in Spanish
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer asks for a copy of the filed document in "Spanish"
      Then the filer gets a PDF in "Spanish"

    Scenario: A company in good standing has its certificate
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer asks for the certificate of good standing
      Then the filer gets a PDF

    Scenario Outline: A document that does not exist
      When a visitor asks for the <document> of an unknown filing
      Then no such filing is on record

      Examples:
        | document                     |
        | filed document               |
        | certificate of good standing |

  @W7-summary @api-only
  Rule: A filed company is in the registry
    Scenario: The company is found by its number
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      Then the company is on record as "Good Standing"

  @W7-available @api-only
  Rule: The registry says whether an entity may file a form now
    Scenario Outline: A form on an entity on record
      When the registry is asked whether the sample <persona> can file <transaction>
      Then the registry says <answer>

      Examples:
        | persona                   | transaction                                | answer |
        | entity in good standing   | an amendment of a limited liability company | yes    |
        | entity in good standing   | a statement curing delinquency             | no     |
        | entity that is delinquent | a statement curing delinquency             | yes    |
        | entity in good standing   | a form that nobody knows                   | no     |
