Feature: Following what changes on record
  Whoever depends on the registry should learn of each public change without asking anybody, and be sure that none is
  missed, whenever they come back.

  @T4-log @T4-changes @api-only
  Rule: Every public change has its place in one log, with what stood on record before and after it
    Scenario: A company moves its office
      Given a change of the office of a company is ready to be paid
      When another filing moves the office of the company
      Then the open record tells of a move of the office from where it stood to "2 Second Street"
      And whoever reads the log piece by piece finds the same as who reads it at once
      And a place beyond the end of the log is refused with the place where it ends

  @T4-changes @api-only
  Rule: Who waits for a change gets it as soon as it is on record
    Scenario: A reader who waits
      Given a change of the office of a company is ready to be paid
      And a reader waits for what changes next
      When another filing moves the office of the company
      Then the reader learns of the move to "2 Second Street"

    Scenario: A reader of events who comes back
      Given a change of the office of a company is ready to be paid
      And a reader of events was there before the office moved
      When another filing moves the office of the company
      Then the reader of events who comes back learns of the move to "2 Second Street"
