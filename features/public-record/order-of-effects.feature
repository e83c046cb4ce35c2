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
