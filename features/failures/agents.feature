Feature: Answers about registered agents

  @A8-agent
  Rule: A search or a look-up that fails leads to the error address
    Scenario Outline: The answer to a search or a look-up
      When the registry answers the <question> with <answer>
      Then what follows is <effects>

      Examples: Search for an entity
        | question          | answer        | effects           |
        | search for agents | success       | nothing           |
        | search for agents | 404           | the error address |
        | search for agents | 500           | the error address |
        | search for agents | the error 503 | the error address |
        | search for agents | nothing       | the error address |

      Examples: Details of an entity
        | question             | answer          | effects                   |
        | look-up of an entity | success         | nothing                   |
        | look-up of an entity | an empty answer | the error address         |
        | look-up of an entity | 404             | a problem with the entity |
        | look-up of an entity | 500             | the error address         |
        | look-up of an entity | the error 403   | the error address         |
        | look-up of an entity | nothing         | the error address         |

      Examples: License or ID card
        | question             | answer          | effects            |
        | look-up of a license | success         | nothing            |
        | look-up of a license | an empty answer | the error address  |
        | look-up of a license | 422             | the problems found |
        | look-up of a license | 429             | an error message   |
        | look-up of a license | 404             | the error address  |
        | look-up of a license | the error 500   | the error address  |
        | look-up of a license | nothing         | the error address  |

      Examples: Passcode
        | question              | answer          | effects            |
        | look-up of a passcode | success         | nothing            |
        | look-up of a passcode | an empty answer | the error address  |
        | look-up of a passcode | 422             | the problems found |
        | look-up of a passcode | 429             | an error message   |
        | look-up of a passcode | 404             | the error address  |
        | look-up of a passcode | the error 500   | the error address  |
        | look-up of a passcode | nothing         | the error address  |

    Scenario: An entity that is not on record is told where its number was entered
      When the registry answers the look-up of an entity with 404
      Then the message is "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark."

  @A8-agent
  Rule: A passcode that could not be requested is said
    Scenario Outline: The answer to the request for a passcode
      When the registry answers the request for a passcode with <answer>
      Then what follows is <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                   | message                         |
        | success       | nothing                   |                                 |
        | 500           | an error message          | Error saving agent.             |
        | the error 500 | an error message          | Error saving agent.             |
        | 404           | an error message          | Error saving agent. Status: 404 |
        | 501           | an error message          | Error saving agent. Status: 501 |
        | the error 422 | an error message          | Error saving agent. Status: 422 |
        | nothing       | the log, an error message | Error saving agent.             |

  @A8-agent
  Rule: An agent that could not be saved is forgotten, and the filer is sent to the error address
    Scenario Outline: The answer to saving, and to the way back
      When the registry answers the <question> with <answer>
      Then what follows is <effects>

      Examples: Saving
        | question           | answer        | effects                                |
        | saving of an agent | success       | nothing                                |
        | saving of an agent | 422           | the agent forgotten, the error address |
        | saving of an agent | the error 500 | the agent forgotten, the error address |
        | saving of an agent | nothing       | the agent forgotten, the error address |

      Examples: Way back
        | question                | answer        | effects                    |
        | way back from the agent | success       | nothing                    |
        | way back from the agent | 404           | the log, the error address |
        | way back from the agent | the error 500 | the log, the error address |
        | way back from the agent | nothing       | the log, the error address |
