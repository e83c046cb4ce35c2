Feature: The state of a filing that the office reviews
  Anyone who has the address of the receipt sees how the filing stands; nobody needs an account.

  @W2-receipt
  Rule: The receipt says how the review stands, what an accepted filing changed, and how long a rejected one can be corrected
    Scenario Outline: Waiting, accepted or rejected on November 25 at 10 AM
      Given <filing> that "<review>" and counts from "<effect>"
      When its filer looks at the receipt at "<moment>"
      Then the filer reads of the review "<sentences>"

      Examples: Waiting
        | filing                       | review               | effect | moment               | sentences                                                                                    |
        | a change of registered agent | waits for the office |        | 2026-11-21T16:00:00Z | Your filing is queued for review. You will receive an email when it is accepted or rejected. |
        | a reinstatement              | waits for the office |        | 2026-11-21T16:00:00Z | Your filing is queued for review. You will receive an email when it is accepted or rejected. |

      Examples: Accepted, from its receipt on or from a later date on
        | filing                       | review       | effect               | moment               | sentences                                                                                                                                                                             |
        | a change of registered agent | was accepted | 2026-11-20T16:05:00Z | 2026-11-26T16:00:00Z | Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 11/20/2026 09:05 AM MST.                                         |
        | a reinstatement              | was accepted | 2026-11-20T16:05:00Z | 2026-11-26T16:00:00Z | Your filing was accepted on 11/25/2026 10:00 AM MST. The reinstatement of Acme LLC is on record. It has been in effect since 11/20/2026 09:05 AM MST.                                   |
        | a change of registered agent | was accepted | 2026-12-15T16:00:00Z | 2026-11-26T16:00:00Z | Your filing was accepted on 11/25/2026 10:00 AM MST. The document for Acme LLC is on file. The record changes on 12/15/2026.                                                            |
        | a change of registered agent | was accepted | 2026-12-15T16:00:00Z | 2026-12-15T16:00:01Z | Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 12/15/2026 09:00 AM MST.                                         |
        | a reinstatement              | was accepted | 2026-12-15T16:00:00Z | 2026-11-26T16:00:00Z | Your filing was accepted on 11/25/2026 10:00 AM MST. The document for Acme LLC, Dissolved March 3, 2021 is on file. The record changes on 12/15/2026. The name will be Acme LLC from 12/15/2026 09:00 AM MST on. |

      Examples: Rejected
        | filing                       | review       | effect | moment               | sentences                                                                                                                                                                                                                               |
        | a change of registered agent | was rejected |        | 2026-11-26T16:00:00Z | Your filing was rejected on 11/25/2026 10:00 AM MST. It has changed nothing on record. The charge is refunded: nothing was charged in the end. You can correct the filing and submit it again until 12/25/2026 10:00 AM MST.            |
        | a change of registered agent | was rejected |        | 2026-12-25T17:00:00Z | Your filing was rejected on 11/25/2026 10:00 AM MST. It has changed nothing on record. The charge is refunded: nothing was charged in the end. The time to correct it ended on 12/25/2026 10:00 AM MST. To file it after all, begin a new filing. |

    @T1-fold
    Scenario: What the filing did not change on record, since a later one had changed it, is said
      Given a change of registered agent that "was accepted" and counts from "2026-11-20T16:05:00Z"
      And document "20261000009" has named another registered agent before that
      When its filer looks at the receipt at "2026-11-26T16:00:00Z"
      Then the filer reads of the review "Your filing was accepted on 11/25/2026 10:00 AM MST. The document is on record. Your filing did not change the registered agent on record: document 20261000009 had changed that since your filing was received. It has been in effect since 11/20/2026 09:05 AM MST."

    @T1-fold
    Scenario: What a due day has set since stays as it is, and that is said
      Given a reinstatement that "was accepted" and counts from "2026-11-20T16:05:00Z"
      And a due day has changed the status and the report that is due before that
      When its filer looks at the receipt at "2026-11-26T16:00:00Z"
      Then the filer reads of the review "Your filing was accepted on 11/25/2026 10:00 AM MST. The document is on record. Your filing did not change the status and the periodic report that is due on record: a due day had changed that since your filing was received. It has been in effect since 11/20/2026 09:05 AM MST."

    @T1-fold
    Scenario: A date that had passed when the office accepted the filing is explained
      Given a change of registered agent that "was accepted" and counts from "2026-11-20T16:05:00Z"
      And its filer had asked for it to take effect at "2026-11-23T16:00:00Z"
      When its filer looks at the receipt at "2026-11-26T16:00:00Z"
      Then the filer reads of the review "Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 11/20/2026 09:05 AM MST. The date that was asked for, 11/23/2026 09:00 AM MST, had passed when the office accepted it: it counts from the day of its receipt."

    Scenario Outline: Attachments that the office left out when it accepted the filing are named
      Given a change of registered agent that "was accepted" and counts from "2026-11-20T16:05:00Z"
      And the office has left out the attachments "<attachments>"
      When its filer looks at the receipt at "2026-11-26T16:00:00Z"
      Then the filer reads of the review "<sentences>"

      Examples:
        | attachments           | sentences                                                                                                                                                                                                          |
        |                       | Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 11/20/2026 09:05 AM MST.                                                                    |
        | phones.pdf            | Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 11/20/2026 09:05 AM MST. Left out of the record: phones.pdf                                 |
        | phones.pdf, notes.pdf | Your filing was accepted on 11/25/2026 10:00 AM MST. The change is on record for Acme LLC. It has been in effect since 11/20/2026 09:05 AM MST. Left out of the record: phones.pdf, notes.pdf                      |

    Scenario: A reader who was only sent the receipt is not told why the filing was rejected
      Given a change of registered agent that "was rejected" and counts from ""
      When somebody who was sent the receipt looks at it at "2026-11-26T16:00:00Z"
      Then the filer reads of the review "Your filing was rejected on 11/25/2026 10:00 AM MST. It has changed nothing on record. The charge is refunded: nothing was charged in the end. The office has written to its filer why, and how it can be corrected."
      And the filer cannot correct it

    Scenario Outline: A rejected filing can be corrected for 30 days
      Given a reinstatement that "<review>" and counts from ""
      When its filer looks at the receipt at "<moment>"
      Then the filer <can> correct it

      Examples:
        | review               | moment               | can    |
        | was rejected         | 2026-11-25T17:00:00Z | can    |
        | was rejected         | 2026-12-25T16:59:59Z | can    |
        | was rejected         | 2026-12-25T17:00:00Z | cannot |
        | was accepted         | 2026-11-26T17:00:00Z | cannot |
        | waits for the office | 2026-11-26T17:00:00Z | cannot |

  @W2-receipt
  Rule: The mails of the office lead back to the filing, which can be corrected after a rejection and is then queued again
    @api-only @browser
    Scenario: The filer is told at once that the filing is queued
      Given a filing that waits for the review of the office
      When its filer follows the address in the mail of the office
      Then the filer reads that it "waits for the office"

    @api-only @browser
    Scenario: A rejected filing says why, and what becomes of the charge
      Given a filing that waits for the review of the office
      When the office rejects it because "The affidavit is not signed."
      And its filer follows the address in the mail of the office
      Then the filer reads that it "was rejected"
      And the filer reads as the reason "The affidavit is not signed."

    @api-only @browser
    Scenario: The filer passes the receipt of a rejected filing on
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer passes the address of the receipt on
      Then the reader is told that it was rejected, and nowhere that "The affidavit is not signed."
      And the filer cannot correct it

    @api-only @browser
    Scenario: The mail's address shows the filer the reason and the way to correct it
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer follows the address in the mail of the office
      Then its filer is told that "The affidavit is not signed."
      And the filer can correct it

    @api-only @browser
    Scenario: The review of a filing that was given back says why, and until when it can be corrected
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer opens it again to correct it
      Then the filer reads that it "was rejected"
      And the filer reads as the reason "The affidavit is not signed."

    @api-only @browser
    Scenario: The review of a filing that was given back says why whenever it is opened
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer opens it again to correct it
      And the filer opens the review anew
      Then the filer reads as the reason "The affidavit is not signed."

    @api-only @browser
    Scenario: The filer is told which attachments the office left out
      Given a filing with the attachments "minutes.txt, phones.txt" that waits for the review of the office
      When the office accepts it without "phones.txt"
      And its filer follows the address in the mail of the office
      Then its filer is told that "phones.txt" is left out of the record

    @api-only @browser
    Scenario: A reader who was sent the receipt is not told what the office left out
      Given a filing with the attachments "minutes.txt, phones.txt" that waits for the review of the office
      When the office accepts it without "phones.txt"
      And its filer passes the address of the receipt on
      Then the reader is told nowhere that "phones.txt"

    @api-only @browser
    Scenario: A corrected filing is paid for again and queued again
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer follows the address in the mail of the office
      And its filer corrects it and pays again
      Then the filer reads that it "waits for the office"
      And only its second charge is kept

    @api-only @browser
    Scenario: The office reviews what its filer has corrected
      Given a filing that the office has rejected because "The affidavit is not signed."
      When its filer follows the address in the mail of the office
      And its filer corrects it and pays again
      Then the queue shows what its filer has corrected

    @api-only @browser
    Scenario: What its filer has corrected is on record once it is accepted
      Given a filing that the office has rejected because "The affidavit is not signed."
      And its filer has corrected it and paid again
      When the office accepts it
      Then the record shows what its filer has corrected

    @api-only @browser
    Scenario: A corrected filing is accepted
      Given a filing that the office has rejected because "The affidavit is not signed."
      And its filer has corrected it and paid again
      When the office accepts it
      And its filer follows the address in the mail of the office
      Then the filer reads that it "was accepted"

    @api-only
    Scenario Outline: A queued filing changes the record when it is accepted, and not when it is rejected
      Given a filing that waits for the review of the office
      When the office <decision>
      Then the agent whom it names <is on record>

      Examples:
        | decision                                            | is on record     |
        | accepts it                                          | is on record     |
        | rejects it because "The affidavit is not signed."   | is not on record |
