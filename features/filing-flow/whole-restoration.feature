Feature: Restoring an entity from the first step to the public record

  @W2-flow-cure @W2-normal-order @W4-linear @W9-money
  Rule: A filer who fills in every step and pays has cured the delinquency of an entity
    @browser-only @W2-statute @W2-review @W2-receipt @W4-init-existing
    Scenario: The entity is in good standing under its name without statutory language
      Given a delinquent entity is on record
      When the filer enters every step of the restoring filing by hand
      And the filer pays with the card "success"
      Then the receipt shows an amount of 100 dollars
      And the entity is on record in good standing under the name that it had before

    @browser-only @W2-whatsnext
    Scenario: Its document can be opened
      Given another delinquent entity is on record
      When the filer enters every step of the restoring filing by hand
      And the filer pays with the card "success"
      And the filer continues
      Then "Print your document" opens a PDF

  @W2-flow-reinstate @W2-fraud-order @W2-email @W2-privateattachments @W5-private @W5-private-hidden
  Rule: A reinstatement under the administrative fraud check is queued for review, and its private files are for staff alone
    @browser-only @W2-review-pdf
    Scenario: The filer looks at what they are about to send
      Given an entity that was dissolved more than two years ago is on record
      When the filer enters every step of the restoring filing by hand
      Then the filer is told "The form and your submissions can be viewed. Your ID and affidavit are not public."
      And "View the form" opens a PDF
      And the registry gives out the private files to their filer

    @browser-only @W6-roles @W2-receipt
    Scenario: Once it is paid nobody but staff has the private files
      Given another entity that was dissolved more than two years ago is on record
      When the filer enters every step of the restoring filing by hand
      And the filer pays with the card "success"
      Then the filer is told "Your filing is queued for review. You will receive an email when it is accepted or rejected."
      And the registry gives out the private files to nobody

    @browser-only @W2-whatsnext
    Scenario: The record stays as it was
      Given a third entity that was dissolved more than two years ago is on record
      When the filer enters and pays the restoring filing by hand
      And the filer continues
      Then "Print your document" is not offered
      And the entity is on record as it was before

  @W2-statute @W5-name-taken
  Rule: Where the name was taken meanwhile, the filer is asked for another one
    @browser-only
    Scenario: The filer is told that others have the name
      Given a delinquent entity is on record whose name was taken meanwhile
      When the filer names the registered agent and comes to the names of the entity
      And the filer continues from the names
      Then the problems with the names are "That name is already being used in Colorado."

    @browser-only @W5-name-term
    Scenario: Another name keeps the rules of names
      Given a delinquent entity is on record whose name was taken meanwhile
      When the filer names the registered agent and comes to the names of the entity
      And the filer gives the entity the name "Xenia Street Ovens"
      Then the problems with the names are "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

    @browser-only
    Scenario: Another name that is free is taken on
      Given a delinquent entity is on record whose name was taken meanwhile
      When the filer names the registered agent and comes to the names of the entity
      And the filer gives the entity the name "Xenia Street Ovens LLC"
      Then the filer is at the principal office address step
