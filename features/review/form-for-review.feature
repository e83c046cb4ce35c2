Feature: The form of a filing in progress
  What becomes public is read once as the public will read it, while it can still be changed.

  @W7-reviewpdf @W2-review-pdf @api-only
  Rule: The filer may read the form before paying
    Scenario: The form is a PDF
      Given a complete filing of a limited liability company
      When the filer asks to read the form
      Then the filer gets a PDF

    Scenario: A filing that lacks parts has a form too
      Given a complete filing of a limited liability company
      When every person forming the company is missing
      And the filer asks to read the form
      Then the filer gets a PDF

    Scenario: Who reads Spanish reads the form in Spanish
      Given a complete filing of a limited liability company
      When the filer asks to read the form in "Spanish"
      Then the filer gets a PDF in "Spanish"
