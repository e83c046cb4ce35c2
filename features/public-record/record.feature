Feature: The public record of an entity
  Everybody may look up an entity by its ID number or its name, and see what is on record of it.

  @A2-search
  Rule: A visitor finds an entity by its ID number or by its name
    @browser-only
    Scenario: By the ID number
      When a visitor searches the record for "20101000001"
      Then the visitor sees the record of "Aspen Ledger LLC"

    @browser-only
    Scenario: By the ID number as it stands in a letter
      When a visitor searches the record for "2010-1000-001"
      Then the visitor sees the record of "Aspen Ledger LLC"

    @browser-only
    Scenario: By a part of the name
      Given a visitor searches the record for "Aspen L"
      When the filer follows "Aspen Ledger LLC"
      Then the visitor sees the record of "Aspen Ledger LLC"

    @browser-only
    Scenario Outline: A search that cannot be answered says why
      When a visitor searches the record for "<text>"
      Then the filer is told "<message>"

      Examples:
        | text        | message                                                                             |
        | Nonesuch    | No business on record has a name like this.                                         |
        | LLC         | More than 200 businesses match; these are some of them. Add a word of the name.     |
        | 20109999999 | There is no entity on record with ID number 20109999999.                            |

    @api-only
    Scenario: An unknown ID number
      When a visitor looks up the record of the entity "20109999999"
      Then the entity is not on record

  @A2-search @W7-summary
  Rule: The record shows the facts of the entity in words
    @browser-only
    Scenario: What is shown of an entity in good standing
      When a visitor looks up the record of the entity "20101000001"
      Then these values are shown:
        | ID number      | 20101000001               |
        | Status         | Good Standing             |
        | Type           | Limited Liability Company |
        | Jurisdiction   | Colorado                  |
        | Formation date | 03/15/2010                |

    @browser-only @W7-gscert
    Scenario: An entity in good standing has its certificate
      When a visitor looks up the record of the entity "20101000001"
      Then "Get a certificate of good standing" opens a PDF

    @browser-only @W7-gscert
    Scenario: A delinquent entity has no certificate
      When a visitor looks up the record of the entity "20101000003"
      Then "Get a certificate of good standing" is not offered

    @browser-only
    Scenario: The record of an entity with secure filing is public too
      When a visitor looks up the record of the entity "20101000015"
      Then the visitor sees the record of "Northgate Secure Filings LLC"
      And "Good Standing" is shown for "Status"

  @W2-unavailable @A2-search
  Rule: A filing that is not available leads to the record
    @browser-only
    Scenario: The notice knows the entity
      Given a filer opens the "intro?entityId=20101000001&transTyp=AMD_NPC" step of an amendment
      And the filer is told "This form is not available for this type of entity."
      When the filer follows "Go to the summary page"
      Then the filer is told "ID number 20101000001 (summary)"

    @browser-only
    Scenario: The notice does not know the entity
      Given a visitor opens the unavailable-filing notice
      When the filer follows "Look up a business"
      Then the visitor can search the record
