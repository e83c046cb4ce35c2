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

  @T3-digest
  Rule: Who follows a record that changes often gets one message after the day
    @api-only
    Scenario: The sixth change of a day and the seventh are told together when the day is over
      Given a company whose contact is its owner
      And a follower of the company
      When somebody else moves its office 7 times on one day
      Then the follower is sent 5 messages on that day
      And when the day is over one message more, which begins "More news of"
