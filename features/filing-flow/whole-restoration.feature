Feature: Restoring an entity from the first step to the public record

  @W2-flow-cure @W2-normal-order @W4-linear @W2-receipt @W9-money
  Rule: A filer who fills in every step and pays has cured the delinquency of an entity
    @browser-only @W2-statute @W2-review @W2-whatsnext @W4-init-existing
    Scenario: The entity is in good standing under its name without statutory language
      Given an entity on record is "delinquent"
      When the filer enters every step of the restoring filing by hand
      Then "Vantage Point Surveyors LLC, Delinquent December 1, 2024" is shown for "Current name"
      And "Vantage Point Surveyors LLC" is shown for "Name after this filing takes effect"
      When the filer pays with the card "success"
      Then the receipt shows an amount of 100 dollars
      When the filer continues
      Then "Print your document" opens a PDF
      And the public record says "Vantage Point Surveyors LLC" for "Name"
      And the public record says "Good Standing" for "Status"

  @W2-flow-reinstate @W2-fraud-order @W2-email @W2-privateattachments @W5-private @W6-roles @W2-receipt @W2-review-pdf @W2-whatsnext
  Rule: A reinstatement under the administrative fraud check is queued for review, and its private files are for staff alone
    @browser-only
    Scenario: It is paid, and changes nothing on record
      Given an entity on record is "dissolved for more than two years"
      When the filer enters every step of the restoring filing by hand
      Then the filer is told "The form and your submissions can be viewed. Your ID and affidavit are not public."
      And "7-101-501" is shown for "Statute"
      And "ada@example.com" is shown for "Email address"
      And "View the form" opens a PDF
      And the registry gives out the file "affidavit.pdf" to its filer
      When the filer pays with the card "success"
      Then the filer is told "Your filing is queued for review. You will receive an email when it is accepted or rejected."
      And the registry gives out the file "affidavit.pdf" to nobody
      And the registry gives out the file "photo-id.png" to nobody
      When the filer continues
      Then "Print your document" is not offered
      And the public record says "Administratively Dissolved" for "Status"
      And the public record says "Willow Bend Ceramics Inc., Dissolved March 10, 2022" for "Name"

  @W2-statute @W5-name-taken @W5-name-term
  Rule: Where the name was taken meanwhile, the page of the names asks for another one
    @browser-only
    Scenario: The filer is told, and enters another name
      Given an entity on record is "delinquent, and its name has been taken meanwhile"
      When the filer names the registered agent and comes to the names of the entity
      Then "Xenia Street Bakery LLC" is shown for "Name after this filing takes effect"
      When the filer continues from the names
      Then the problems with the names are "That name is already being used in Colorado."
      When the filer enters "Xenia Street Ovens" as another name
      And the filer continues from the names
      Then the problems with the names are "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."
      When the filer enters "Xenia Street Ovens LLC" as another name
      And the filer continues from the names
      Then the filer is at the principal office address step
