Feature: The filing history of an entity
  Everybody may see what was filed for an entity, and open the documents that are on record.

  @W6-roles @A2-search
  Rule: A filing is in effect, takes effect later, or waits for the office
    Scenario Outline: What the history says of a filing, and whether its document is public
      Given a change of principal office address that <effect> and is <check>
      Then the history says "<state>" of it
      And its document <is public> to everybody

      Examples:
        | effect                       | check                     | state              | is public     |
        | took effect                  | under no fraud check      | In effect          | is open       |
        | took effect                  | under the fraud check     | In effect          | is open       |
        | takes effect later           | under no fraud check      | Takes effect later | is open       |
        | takes effect later           | under the fraud check     | Waits for review   | is not open   |

    Scenario: A notice tells what will change and when
      Given a change of principal office address that takes effect later and is under no fraud check
      When it takes effect at "2026-12-02T06:59:00Z"
      Then the record announces "A change of address takes effect on 12/01/2026 11:59 PM MST."

    @api
    Scenario: A notice tells what waits for review
      Given a change of registered agent that takes effect later and is under the fraud check
      Then the record announces "A change of registered agent waits for review by the office."
      And the history says "Waits for review" of it
      And its document is not open to everybody

    Scenario: What is in effect needs no notice
      Given a periodic report that took effect and is under no fraud check
      Then the record announces ""

  @A2-search
  Rule: The history says why a document is not offered
    Scenario Outline: What is offered of a document
      Given the document of a filing is "<standing>"
      Then the history offers the document or says "<sentence>"

      Examples:
        | standing       | sentence                          |
        | public         |                                   |
        | not public yet | Not public yet                    |
        | withheld       | Withheld: contained personal data |

  @A2-search @W7-image
  Rule: Filings are listed with the newest first, and their documents can be opened
    @api-only @browser
    Scenario: An entity with three filings
      When a visitor looks up the record of the entity "20151000031"
      Then its filing history is:
        | what                                                          | filed               | state     |
        | Periodic Report                                               | 08/03/2024 09:12 AM | In effect |
        | Statement of Change Changing the Principal Office Address     | 11/18/2019 02:40 PM | In effect |
        | Articles of Organization                                      | 06/09/2015 10:05 AM | In effect |

    @api-only @browser
    Scenario Outline: The filed document of each filing opens
      Given a visitor looks up the record of the entity "20151000031"
      When the visitor opens the document of "<what>"
      Then the visitor gets a PDF

      Examples:
        | what                                                      |
        | Articles of Organization                                  |
        | Statement of Change Changing the Principal Office Address |
        | Periodic Report                                           |

    @api-only @browser
    Scenario: A long history is told ten filings at a time
      Given a visitor looks up the record of the entity "20031000032"
      When the visitor turns to part 3 of the filing history
      Then 4 filings are listed
      And the last of them is "Articles of Incorporation for a Profit Corporation"

    @api-only @browser
    Scenario: An entity without filings
      When a visitor looks up the record of the entity "20101000001"
      Then its filing history is empty

    @api-only
    Scenario: A company that was just formed
      Given a complete filing of a limited liability company
      When the filer pays with a card that is accepted
      And a visitor looks up the record of the company
      Then the last of them is "Articles of Organization"

    @api-only @W2-attachments
    Scenario: What was attached to a document is as public as the document
      Given a complete filing of an Article 55 cooperative association
      And the filer pays with a card that is accepted
      When a visitor looks up the record of the company
      Then the visitor can save what was attached to "Articles of Incorporation for an Article 55 Cooperative Association"
