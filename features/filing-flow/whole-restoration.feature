Feature: Restoring an entity from the first step to the public record
  An entity that was delinquent or dissolved comes back under its own name only if nobody else has it by now. This is the proof that both
  ways end well.

  @W2-flow-cure @W2-normal-order @W4-linear @R13-fees
  Rule: A filer who fills in every step and pays has cured the delinquency of an entity
    @browser-only @W2-statute @W2-review @W2-receipt @W4-init-existing @W2-whatsnext @T11-boi
    Scenario: The entity is in good standing under its name without statutory language, and the document can be opened
      Given a delinquent entity is on record
      When the filer enters every step of the restoring filing by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 100 dollars
      When the filer continues
      Then the filer is told "entities created in the United States are exempt."
      And "Print your document" opens a PDF
      And the document says "Vantage Point Surveyors LLC"
      And the entity is on record in good standing under the name that it had before

  @W2-flow-reinstate @W2-normal-order @W4-linear @R13-fees
  Rule: A filer who fills in every step and pays has reinstated an entity that was dissolved within two years
    @browser-only @W2-statute @W2-review @W2-receipt @W4-init-existing @W2-whatsnext
    Scenario: The entity is in good standing again, and the document names the statute
      Given an entity that was dissolved within two years is on record
      When the filer enters every step of the restoring filing by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 100 dollars
      When the filer continues
      Then "Print your document" opens a PDF
      And the document says "7-101-101"
      And the document says "Virgelle Canoe Works LLC"
      And the entity is on record in good standing under the name that it had before

  @W2-flow-reinstate @W2-fraud-order @W2-email @W2-privateattachments @W5-private @W5-private-hidden
  Rule: A reinstatement under the administrative fraud check is queued for review, and its private files are for staff alone
    @browser-only @W2-review-pdf @W6-roles @W2-receipt @W2-whatsnext
    Scenario: The filer looks at what they send; once it is paid nobody but staff has the private files, and the record stays as it was
      Given an entity that was dissolved more than two years ago is on record
      When the filer enters every step of the restoring filing by hand
      Then the filer is told "The form and your submissions can be viewed. Your ID and affidavit are not public."
      And "View the form" opens a PDF
      And the registry gives out the private files to their filer
      When the filer pays with a card that is accepted
      Then the filer is told "Your filing is queued for review. You will receive an email when it is accepted or rejected."
      And the registry gives out the private files to nobody
      When the filer continues
      Then "Print your document" is not offered
      And the entity is on record as it was before

  @W2-statute @W5-name-taken
  Rule: Where the name was taken meanwhile, the filer is asked for another one
    @browser-only @W5-name-term
    Scenario: Another name keeps the rules of names and is taken on
      Given a delinquent entity is on record whose name was taken meanwhile
      When the filer names the registered agent and comes to the names of the entity
      And the filer continues from the names
      Then the problems with the names are "That name is already being used in Colorado."
      When the filer gives the entity the name "Xenia Street Ovens"
      Then the problems with the names are "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."
      When the filer gives the entity the name "Xenia Street Ovens LLC"
      Then the filer is at the principal office address step

  @T11-reinstated @W2-statute
  Rule: Where the name of a dissolved entity was taken meanwhile, the filer reads under which one it comes back
    @browser-only
    Scenario: The filer sees the name with the day before going on with it
      Given a dissolved entity is on record whose name was taken meanwhile
      When the filer names the registered agent and comes to the names of the entity
      And the filer continues from the names
      Then the filer is told "Others have the name Foxglove Hill Farm LLC now, so the entity comes back under it with the word "Reinstated" and the day. You can amend the name later."
      When the filer continues from the names
      Then the filer is at the principal office address step
