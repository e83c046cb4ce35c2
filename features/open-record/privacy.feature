Feature: What the open record does not tell
  What anybody may copy cannot be called back: it holds what is public and nothing else, and what the office withholds
  is in none of it from that moment on.

  @T4-privacy
  Rule: Of a record only public facts are told
    Scenario: Every fact of a record
      Given an entity on which these filings are in force:
        | document | principal office | received            | takes effect        |
        | 20261    | 2 Second Street  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the open record tells these facts: "name, statutoryLanguage, status, principalOffice, registeredAgent, reportMonth, reportDue"

  @T4-privacy
  Rule: What a withheld document set is told neither in the record nor in any change, also of earlier days
    Scenario Outline: A document that moved the office
      Given an entity on which these filings are in force:
        | document | principal office | registered agent | received            | takes effect        |
        | 20261    | 2 Second Street  |                  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20262    |                  | Robin Sample     | 11/26/2026 09:00 AM | 11/26/2026 09:00 AM |
      When the office withholds document "<document>"
      Then the open record keeps back "<part>" and tells all the rest
      And the change by document "<document>" tells no value

      Examples: Of each personal part
        | document | part            |
        | 20261    | principalOffice |
        | 20262    | registeredAgent |

    Scenario: The same office once more, by a document that is public
      Given an entity on which these filings are in force:
        | document | principal office | registered agent | received            | takes effect        |
        | 20260    |                  | Robin Sample     | 11/24/2026 09:00 AM | 11/24/2026 09:00 AM |
        | 20261    | 2 Second Street  |                  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20262    | 2 Second Street  |                  | 11/26/2026 09:00 AM | 11/26/2026 09:00 AM |
      When the office withholds document "20261"
      Then the open record keeps back nothing
      And the change by document "20262" tells the office at "2 Second Street"

  @T4-privacy @api-only
  Rule: A change says that a document was withdrawn, and nothing else of it
    Scenario: A document of a company that has moved
      Given a company that may ask for its documents to be withheld has moved to "77 Withheld Street"
      When an administrator withholds the document of the move
      Then the open record says that the document was withdrawn, with the office
      And nothing that the open record answers about the company says "77 Withheld Street"
