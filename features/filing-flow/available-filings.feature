Feature: Filings that are available online
  Every filing of the specification can be begun, paid and put on record. What an entity may file now is decided by its record.

  @W2-routes
  Rule: Every filing can be started
    Scenario Outline: Which filings can be started
      Given the filing is <filing>
      Then the filing is available online

      Examples:
        | filing                                |
        | a limited liability company           |
        | a domestic profit corporation         |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |
        | a periodic report                     |
        | an amendment                          |
        | a reinstatement                       |
        | a statement curing delinquency        |
        | a change of principal office address  |
        | a change of registered agent          |
