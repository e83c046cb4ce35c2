Feature: Who is told of a change
  Somebody who takes a business over gives a contact of their own: so the contact before the change is told as well.

  @T3-tell
  Rule: The contact before a change is told within a minute what changed, with links that lead on
    @api-only @browser
    Scenario: Somebody else moves the office of a company
      Given a company whose contact is its owner
      When somebody else moves its office to "2 Second Street" and gives another contact
      Then within a minute the owner is told once that the office is at "2 Second Street"
      And the links of the message lead to the record and to what can be done

    @api-only
    Scenario: Who files and is sent a confirmation is not told a second time
      Given a company whose contact is its owner
      When somebody else moves its office to "3 Third Street" and gives another contact
      Then within a minute the owner is told once that the office is at "3 Third Street"
      And the other contact has the confirmation alone, with the way for who did not file
