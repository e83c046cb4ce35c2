Feature: The order in which filings take effect
  The record of an entity must say what its filings say, in the order in which they take effect. A filing that staff
  approve late does not undo what has taken effect since, and whoever decides, reads the history or has filed is told.

  @T1-fold
  Rule: Of two filings about the same fact the one that takes effect later decides
    Scenario: A later moment of effect
      Given an entity on which these filings are in force:
        | document | registered agent | received            | takes effect        |
        | 20261    | Robin Sample     | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    | Marisol Example  | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |
      Then the "registered agent" on record is "Marisol Example"

    Scenario: A later receipt, where both take effect at one moment
      Given an entity on which these filings are in force:
        | document | registered agent | received            | takes effect        |
        | 20262    | Robin Sample     | 11/25/2026 09:00 AM | 12/01/2026 11:59 PM |
        | 20261    | Marisol Example  | 11/26/2026 09:00 AM | 12/01/2026 11:59 PM |
      Then the "registered agent" on record is "Marisol Example"

    Scenario: A higher document number, where both were received at one moment
      Given an entity on which these filings are in force:
        | document | registered agent | received            | takes effect        |
        | 20262    | Marisol Example  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20261    | Robin Sample     | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "registered agent" on record is "Marisol Example"

    Scenario: An address that is changed at once, before the day of a delayed change that was filed earlier
      Given an entity on which these filings are in force:
        | document | principal office | received            | takes effect        |
        | 20261    | 2 Delayed Street | 11/20/2026 09:00 AM | 12/01/2026 11:59 PM |
        | 20262    | 3 At Once Street | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "principal office" on record is "2 Delayed Street"

    @api-only
    Scenario: An office that is moved at once, before the day of a move that was filed earlier
      Given a change of the office of a company is ready to be paid
      When another filing is paid that moves the office of the company later
      And another filing moves the office of the company
      Then the office on record is at "2 Second Street"
      And once the day of the later move has come it is at "3 Later Street"

  @T1-fold
  Rule: A filing that is approved late sets only what nothing since has set, and says so
    Scenario: A report has named another agent since
      Given an entity on which these filings are in force:
        | document | registered agent | principal office | received            | takes effect        |
        | 20261    | Robin Sample     |                  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    | Marisol Example  | 9 Report Street  | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |
      Then the "registered agent" on record is "Marisol Example"
      And staff who review document "20261" read "If you approve this filing, it does not change the registered agent: document 20272 has changed that since this filing was received."
      And the history says of document "20261" "Did not change the registered agent, which document 20272 had changed since."
      And the mail about document "20261" says "Your filing did not change the registered agent on record: document 20272 had changed that since your filing was received."

    Scenario: What the later filing is not about is set
      Given an entity on which these filings are in force:
        | document | registered agent | principal office | received            | takes effect        |
        | 20261    | Robin Sample     | 4 Cure Street    | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    |                  | 9 Report Street  | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |
      Then the "registered agent" on record is "Robin Sample"
      And the "principal office" on record is "9 Report Street"
      And staff who review document "20261" read "If you approve this filing, it does not change the principal office address: document 20272 has changed that since this filing was received."

    Scenario: Nothing has changed since
      Given an entity on which these filings are in force:
        | document | registered agent | received            | takes effect        |
        | 20261    | Robin Sample     | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "registered agent" on record is "Robin Sample"
      And staff who review document "20261" read ""
      And the history says of document "20261" ""

  @T1-former
  Rule: The names that an entity had before are on its record, without the language of the law
    Scenario Outline: Names that an entity had
      Given an entity on which these filings are in force:
        | document | name     | statutory language | received            | takes effect        |
        | 20261    | <first>  | <language>         | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20271    | <second> | none               | 02/01/2027 09:00 AM | 02/01/2027 09:00 AM |
      Then the former names on record are "<former>"

      Examples:
        | first     | language                     | second    | former              |
        |           |                              |           |                     |
        | Birch LLC |                              |           | Acme LLC            |
        | Birch LLC |                              | Cedar LLC | Acme LLC; Birch LLC |
        | Birch LLC |                              | Acme LLC  | Birch LLC           |
        | ACME, LLC |                              |           |                     |
        |           | , Delinquent January 4, 2027 |           |                     |

  @T1-fold
  Rule: A new name stands before the statutory language that the record has by then
    Scenario Outline: An amendment and a cure, in either order
      Given an entity on which these filings are in force:
        | document | name        | statutory language           | received            | takes effect     |
        |          |             | , Delinquent January 4, 2027 | 01/04/2027 12:00 AM | 01/04/2027 12:00 AM |
        | 20271    | Birch LLC   |                              | 02/01/2027 09:00 AM | <amendment>      |
        | 20272    |             | none                         | 02/01/2027 10:00 AM | <cure>           |
      Then the "name" on record is "Birch LLC"

      Examples:
        | amendment           | cure                |
        | 02/01/2027 09:00 AM | 02/03/2027 09:00 AM |
        | 02/03/2027 09:00 AM | 02/01/2027 10:00 AM |

  @T1-asof
  Rule: The record shows what stood on it when a day ended, and which filing set it
    Background:
      Given an entity on which these filings are in force:
        | document | registered agent | principal office | received            | takes effect        |
        | 20261    | Robin Sample     |                  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20262    |                  | 2 Delayed Street | 11/20/2026 09:00 AM | 12/01/2026 11:59 PM |
        | 20272    | Marisol Example  |                  | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |

    Scenario Outline: An agent and an office on several days
      When the record is read on "06/15/2027" as it stood on "<day>"
      Then the "registered agent" of that day is "<agent>", set by "<agent set by>"
      And the "principal office" of that day is "<office>", set by "<office set by>"

      Examples:
        | day        | agent           | agent set by   | office           | office set by  |
        | 11/24/2026 | Ada Park        | On record before this registry kept changes | 1 First Street   | On record before this registry kept changes |
        | 11/25/2026 | Robin Sample    | Document 20261, in effect since 11/25/2026 | 1 First Street   | On record before this registry kept changes |
        | 11/30/2026 | Robin Sample    | Document 20261, in effect since 11/25/2026 | 1 First Street   | On record before this registry kept changes |
        | 12/01/2026 | Robin Sample    | Document 20261, in effect since 11/25/2026 | 2 Delayed Street | Document 20262, in effect since 12/01/2026 |
        | 05/01/2027 | Robin Sample    | Document 20261, in effect since 11/25/2026 | 2 Delayed Street | Document 20262, in effect since 12/01/2026 |
        | 06/15/2027 | Marisol Example | Document 20272, in effect since 05/02/2027 | 2 Delayed Street | Document 20262, in effect since 12/01/2026 |

    Scenario Outline: A status that the office's clock has set
      When the record is read on "06/15/2027" as it stood on "<day>"
      Then the "status" of that day is "<status>", set by "<set by>"

      Examples:
        | day        | status        | set by           |
        | 05/31/2027 | Good Standing | On record before this registry kept changes |
        | 06/01/2027 | Noncompliant  | A due day that passed, since 06/01/2027 |

    Scenario: A day that is not over shows what stands now
      When the record is read on "11/25/2026 08:00 AM" as it stood on "11/25/2026"
      Then the "registered agent" of that day is "Ada Park", set by "On record before this registry kept changes"

    Scenario Outline: A day that cannot be shown
      When the record is read on "06/15/2027" as it stood on "<day>"
      Then the record of that day is not shown: "<message>"

      Examples:
        | day        | message                                                                 |
        |            | Enter the day as mm/dd/yyyy.                                              |
        | yesterday  | Enter the day as mm/dd/yyyy.                                            |
        | 02/30/2027 | Enter the day as mm/dd/yyyy.                                            |
        | 06/16/2027é | Invalid characters entered: é |
        | 06/15/2027 and the day after | Must be at most 20 characters |
        | 06/16/2027 | Enter today or an earlier day. |

  @T1-asof
  Rule: Everybody can read the record as it stood on another day
    @api-only
    Scenario: A company whose office has moved
      Given a change of the office of a company is ready to be paid
      And another filing moves the office of the company
      When the record of the company is read as it stands today
      Then the "principal office" of that day is "2 Second Street", set by "Statement of Change Changing the Principal Office Address"
      And the "status" of that day is "Good Standing", set by "Articles of Organization"

    @api-only
    Scenario: A day that has not come
      When a visitor asks how the record of the entity "20151000031" stood on "01/01/2999"
      Then the record of that day is not shown: "Enter today or an earlier day."

    @browser-only
    Scenario: A visitor of the record
      When a visitor asks how the record of the entity "20151000031" stood today
      Then the "status" of that day is "Good Standing", set by "On record before this registry kept changes"

    @browser-only
    Scenario: A day that cannot be read
      When a visitor asks how the record of the entity "20151000031" stood on "yesterday"
      Then the record of that day is not shown: "Enter the day as mm/dd/yyyy."

    @browser-only
    Scenario: A day before the registry kept changes
      When a visitor asks how the record of the entity "20151000031" stood on "08/02/2024"
      Then the record of that day is not known
