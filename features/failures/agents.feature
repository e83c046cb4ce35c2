Feature: Answers about registered agents
  An agent who was not found or saved must not look as if it had been: the filing would name somebody who never agreed.

  @A8-agent
  Rule: A search or a lookup that fails leads to the error notice
    Scenario Outline: The answer to a search or a lookup
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples: Search for an entity
        | question          | answer        | effects          |
        | search for agents | success       | nothing          |
        | search for agents | 404           | the error notice |
        | search for agents | 500           | the error notice |
        | search for agents | the error 503 | the error notice |
        | search for agents | nothing       | the error notice |

      Examples: Details of an entity
        | question            | answer          | effects                   |
        | lookup of an entity | success         | nothing                   |
        | lookup of an entity | an empty answer | the error notice          |
        | lookup of an entity | 404             | a problem with the entity |
        | lookup of an entity | 500             | the error notice          |
        | lookup of an entity | the error 403   | the error notice          |
        | lookup of an entity | nothing         | the error notice          |

      Examples: License or ID card
        | question            | answer          | effects            |
        | lookup of a license | success         | nothing            |
        | lookup of a license | an empty answer | the error notice   |
        | lookup of a license | 422             | the problems found |
        | lookup of a license | 429             | an error message   |
        | lookup of a license | 404             | the error notice   |
        | lookup of a license | the error 500   | the error notice   |
        | lookup of a license | nothing         | the error notice   |

      Examples: Passcode
        | question             | answer          | effects            |
        | lookup of a passcode | success         | nothing            |
        | lookup of a passcode | an empty answer | the error notice   |
        | lookup of a passcode | 422             | the problems found |
        | lookup of a passcode | 429             | an error message   |
        | lookup of a passcode | 404             | the error notice   |
        | lookup of a passcode | the error 500   | the error notice   |
        | lookup of a passcode | nothing         | the error notice   |

    Scenario: An entity that is not on record is told where its number was entered
      When the registry answers the lookup of an entity with 404
      Then the message is "No records found - there are no entities on record that match the information you entered into the search."

  @A8-agent
  Rule: A passcode that could not be requested is reported
    Scenario Outline: The answer to the request for a passcode
      When the registry answers the request for a passcode with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                       | message                         |
        | success       | nothing                       |                                 |
        | 500           | an error message              | Error saving agent.             |
        | the error 500 | an error message              | Error saving agent.             |
        | 404           | an error message              | Error saving agent. Status: 404 |
        | 501           | an error message              | Error saving agent. Status: 501 |
        | the error 422 | an error message              | Error saving agent. Status: 422 |
        | nothing       | a log entry, an error message | Error saving agent.             |

  @A8-agent
  Rule: An agent that could not be saved is forgotten, and the filer is sent to the error notice
    Scenario Outline: The answer to saving, and to the return
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples: Saving an agent
        | question                 | answer          | effects                           |
        | request to save an agent | success         | nothing                           |
        | request to save an agent | 422             | a cleared agent, the error notice |
        | request to save an agent | the error 500   | a cleared agent, the error notice |
        | request to save an agent | nothing         | a cleared agent, the error notice |
        | request to save an agent | an empty answer | a cleared agent, the error notice |

      Examples: Return from the wizard
        | question                     | answer          | effects                       |
        | return from the agent wizard | success         | nothing                       |
        | return from the agent wizard | 404             | a log entry, the error notice |
        | return from the agent wizard | the error 500   | a log entry, the error notice |
        | return from the agent wizard | nothing         | a log entry, the error notice |
        | return from the agent wizard | an empty answer | a log entry, the error notice |
