Feature: Filings that are available online
  Every filing of the specification can be begun, paid and put on record. What an entity may file now is decided by its record.

  @W2-routes
  Rule: A filer can start a filing for an entity online
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

    Scenario: What names no form cannot be started
      When a filer asks for a filing that names no form
      Then it is not available online

  @W2-unavailable @W2-routes
  Rule: A filing that the office does not accept online says that it is unavailable
    Scenario Outline: The places of a filing that is not accepted
      Given no form can be filed online
      When a visitor asks for the place "<place>"
      Then the visitor is sent to "/business/filing/unavailable"

      Examples:
        | place                           |
        | /business/filing/llc            |
        | /business/filing/llc/entityname |
        | /business/filing/llc/nosuchstep |
        | /business/filing/report/filer   |
