Feature: Dissolving an entity from its record to its record
  The pieces have features of their own. This is the proof that they carry a filer together, up to what the public finds: an entity that
  has ended, and a name that others can use.

  @T11-400 @T1-fold @R13-fees
  Rule: A filer who fills in every step and pays has dissolved the entity
    @browser-only @W2-receipt @W2-whatsnext @W7-image
    Scenario: A limited liability company files a statement of dissolution
      Given an entity of the type "limited liability company" is on record that ends its business
      When the filer enters every step of the dissolution by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 25 dollars
      When the filer continues
      Then the filer is told "The dissolution of Prickly Pear Printworks LLC is on record."
      And the filer is told "A dissolved entity files no periodic report until it is reinstated."
      And "Print your document" opens a PDF
      And the document says "Statement of Dissolution"
      And the entity is on record as voluntarily dissolved, with the day in its name
      And others can have the name that the entity had

    @browser-only @W2-receipt @W2-whatsnext @W7-image
    Scenario: A noncompliant profit corporation files articles of dissolution
      Given an entity of the type "profit corporation" is on record that ends its business
      When the filer enters every step of the dissolution by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 25 dollars
      When the filer continues
      Then "Print your document" opens a PDF
      And the document says "Articles of Dissolution for a Profit Corporation"
      And the entity is on record as voluntarily dissolved, with the day in its name

    @api-only
    Scenario Outline: The registry frees the name in the moment in which it is paid
      Given an entity of the type "<type>" is on record that ends its business
      When the dissolution is filed and paid
      Then the entity is on record as voluntarily dissolved, with the day in its name
      And others can have the name that the entity had

      Examples: In good standing, noncompliant, delinquent
        | type                      |
        | limited liability company |
        | profit corporation        |
        | nonprofit corporation     |
