Feature: Filing a periodic report from the first step to the public record
  The pieces have features of their own. This is the proof that a late report carries its fee to the end and brings the entity back into
  good standing.

  @W2-flow-report @W4-linear @W2-receipt @R13-fees @R13-late-fee @R13-report-window @W2-whatsnext @browser-only
  Rule: A report is filed by hand from the link that starts it
    @W9-calendar @W7-image
    Scenario: A late report costs the same at every step, its document can be opened, and the record has the office, the agent and the day of the next one
      When a filer enters the periodic report of the entity "20101000067" step by step
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 75 dollars
      And every step of the report has shown the fee "$75.00"
      When the filer continues
      Then "Print your document" opens a PDF
      And the document says "200 E Colfax Ave"
      And "Add the due date to your calendar" downloads the file "annual-report-schedule.ics"
      And the entity has the status "Good Standing"
      And the next report of the entity is due a year on
      And the public record of the entity "20101000067" shows "200 E Colfax Ave"
      And the public record of the entity "20101000067" shows "Bluebird Registered Agents, Inc."
