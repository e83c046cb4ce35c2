Feature: Filings that are not available online yet
  A filing that the registry cannot process to the end cannot be started: every page of it says so.

  @W2-unavailable @W2-routes
  Rule: Every place of a filing that cannot be processed says that it is unavailable
    @browser
    Scenario: A filing without a step
      When a visitor asks for a change of registered agent
      Then the visitor is told that the filing is unavailable

    @browser
    Scenario: A filing of an entity on record
      When a visitor with an entity on record asks for a change of registered agent
      Then the visitor is told that the filing is unavailable

    @browser
    Scenario: A step that no filing has
      When a visitor opens an unknown step of a change of registered agent
      Then the visitor is told that the filing is unavailable

    Scenario Outline: The first step and the later ones
      When a visitor asks for the <step> step of <filing>
      Then the visitor is told that the filing is unavailable

      @browser
      Examples: Changes
        | filing                               | step                     |
        | a change of registered agent         | introduction             |
        | a change of registered agent         | registered agent         |

      Examples: Other steps and filings
        | filing                               | step                |
        | a change of registered agent         | review              |

    Scenario Outline: Which filings can be started
      Given the filing is <filing>
      Then the filing <is available> online

      Examples:
        | filing                                | is available     |
        | a limited liability company           | is available     |
        | a domestic profit corporation         | is available     |
        | a domestic nonprofit corporation      | is available     |
        | an Article 55 cooperative association | is available     |
        | an Article 56 cooperative             | is available     |
        | a periodic report                     | is available     |
        | an amendment                          | is available     |
        | a reinstatement                       | is available     |
        | a statement curing delinquency        | is available     |
        | a change of principal office address  | is available     |
        | a change of registered agent          | is not available |

    @browser-only
    Scenario: The notice says that the filing cannot be made online yet
      When a visitor asks for a change of registered agent
      Then the filer is told "This filing cannot be made online yet."

    @browser-only
    Scenario: The notice about an entity leads to its record
      When a visitor with an entity on record asks for a change of registered agent
      Then the filer is told "This filing cannot be made online yet."
      And "Go to the summary page" is offered
