Feature: Forming a limited liability company from the first step to the last
  The pieces have features of their own. This is the proof that they carry a founder together, up to a company that exists.

  @W2-flow-llc @W4-linear @W2-receipt @W7-payment @W7-receipt @R13-fees @browser-only
  Rule: A filer who fills in every step and pays has formed a company
    @W4-init-new @W2-routes @W2-attach-next @W7-receiptmail @W5-receipt-email @W9-money
    Scenario: The company is formed, the receipt tells what was charged and can be sent, and the document names the company
      Given the filing is a limited liability company
      When the filer fills in every step by hand
      And the filer pays with a card that is accepted
      Then the receipt names the company
      And the receipt writes the line "Amount" like "$50.00"
      And the receipt writes the line "Date and time" like "11/20/2026 09:05 AM"
      And the receipt shows the last four digits of the card
      When the filer has the receipt sent to "grace@example.com"
      Then a message to "grace@example.com" is queued
      When the filer continues
      Then "Print your document" opens a PDF
      And the document names the company
      And the company is on record as "Good Standing"

    @W4-receipt-storage @W2-whatsnext @W3-storage
    Scenario: What's next follows the receipt, and Done ends the filing
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      Then none of "mstrTransId, transId, entityName, entityReportDueDate, entityStatus" is stored after the window closes
      When the filer continues
      Then the filer reads the heading "Congratulations"
      And "mstrTransId, transId, entityName, entityReportDueDate, entityStatus" are stored after the window closes
      When the filer follows "Done"
      Then none of "mstrTransId, transId, entityName, entityReportDueDate, entityStatus" is stored after the window closes

    @W2-whatsnext @W7-image @W7-gscert @W9-calendar
    Scenario: The document, the certificate and the due date of the periodic report can be had afterwards
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And the filer continues
      Then "Print your document" opens a PDF
      And "Get a certificate of good standing" opens a PDF
      And "Add the due date to your calendar" downloads the file "annual-report-schedule.ics"

    Scenario: A declined card leaves the filer at the payment
      Given a complete filing of a limited liability company
      When the filer pays with a card that is declined
      Then the filer is told "There is a problem"

    Scenario: A filer who abandons the payment is told so
      Given a complete filing of a limited liability company
      When the filer abandons the payment
      Then the filer is told "Your payment was not completed."
