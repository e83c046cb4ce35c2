Feature: From the agent back to the filing

  @A2-agent-redirect
  Rule: The wizard hands back to the step that the filing goes on with
    Scenario Outline: Each filing has its step to come back to
      Given the filing is <filing>
      Then the agent is handed back to the <step> step

      Examples:
        | filing                                | step                     |
        | a limited liability company           | registered agent         |
        | a domestic profit corporation         | registered agent         |
        | a domestic nonprofit corporation      | registered agent         |
        | an Article 55 cooperative association | registered agent         |
        | an Article 56 cooperative             | registered agent         |
        | a periodic report                     | principal office address |
        | a reinstatement                       | name and statute         |
        | a statement curing delinquency        | name and statute         |
        | a change of registered agent          | registered agent         |

    Scenario Outline: Where the wizard is entered
      Given the filing is <filing>
      Then the wizard is entered from the <step> step

      Examples:
        | filing                           | step                |
        | a limited liability company      | registered agent    |
        | a domestic nonprofit corporation | registered agent    |
        | a periodic report                | report introduction |
        | a reinstatement                  | introduction        |
        | a statement curing delinquency   | introduction        |
        | a change of registered agent     | introduction        |

  @A2-agent-redirect
  Rule: Only the application itself and the configured addresses are handed back to
    Scenario Outline: An address that is safe
      Then the wizard may hand back to "<address>" beside "https://file.example.gov"

      Examples:
        | address                              |
        | /business/filing/llc/registeredagent |
        | https://file.example.gov/next        |
        | https://file.example.gov             |

    Scenario Outline: An address that is not
      Then the wizard may not hand back to "<address>" beside "https://file.example.gov"

      Examples:
        | address                            |
        |                                    |
        | https://evil.example.com/          |
        | http://file.example.gov/next       |
        | //evil.example.com/business        |
        | https://file.example.gov.evil.com/ |
        | https://file.example.gov@evil.com/ |
        | javascript:alert(1)                |
        | data:text/html,hello               |

  @A7-agent @A2-agent-redirect @api-only
  Rule: The registry keeps an agent whose identity it has verified itself
    Scenario: An entity in good standing is kept
      Given the sample entity in good standing
      When the filer saves the agent
      Then the agent is kept

    Scenario: A delinquent entity is not kept
      Given the sample entity that is delinquent
      When the filer saves the agent
      Then the agent is not kept

    Scenario: An individual of age is kept
      Given the sample person who is of age
      When the filer saves the agent
      Then the agent is kept

    Scenario: An individual under age is not kept
      Given the sample person who is under age
      When the filer saves the agent
      Then the agent is not kept

    Scenario: The registry says where to hand back
      Given the filing is a limited liability company
      Then the wizard hands back to "/business/filing/llc/registeredagent?transTyp=ARTORG_LLC"
