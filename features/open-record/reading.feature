Feature: Reading what is on record
  What is public can be read by anybody, also by programs, in the same words as the registry keeps it.

  @T4-read @api-only
  Rule: The record of an entity, its filings and its documents are open to everybody
    Scenario: A company that has moved its office
      Given a change of the office of a company is ready to be paid
      When another filing moves the office of the company
      Then anybody can read the record of the company, with its office at "2 Second Street" and 2 filings
      And anybody can find the company by what is on its record
