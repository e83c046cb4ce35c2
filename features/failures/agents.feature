Feature: Failures around registered agents
  An agent who was not found or saved must not look as if it had been: the filing would name somebody who never agreed.

  @A8-agent
  Rule: A search or a lookup that fails leads to the error notice
    Scenario Outline: What becomes of a search or a lookup
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples: Search for an entity
        | question          | what happens                   | what follows           |
        | search for agents | all goes well                  | nothing else           |
        | search for agents | nothing is found               | the notice of an error |
        | search for agents | the registry fails             | the notice of an error |
        | search for agents | the registry is busy           | the notice of an error |
        | search for agents | the registry cannot be reached | the notice of an error |

      Examples: Details of an entity
        | question            | what happens                        | what follows                   |
        | lookup of an entity | all goes well                       | nothing else                   |
        | lookup of an entity | the answer lacks what was asked for | the notice of an error         |
        | lookup of an entity | nothing is found                    | a problem at the entity number |
        | lookup of an entity | the registry fails                  | the notice of an error         |
        | lookup of an entity | it is not allowed                   | the notice of an error         |
        | lookup of an entity | the registry cannot be reached      | the notice of an error         |

      Examples: License or ID card
        | question            | what happens                          | what follows                 |
        | lookup of a license | all goes well                         | nothing else                 |
        | lookup of a license | the answer lacks what was asked for   | the notice of an error       |
        | lookup of a license | something that was entered is refused | the problems at their fields |
        | lookup of a license | there were too many attempts          | a message                    |
        | lookup of a license | nothing is found                      | the notice of an error       |
        | lookup of a license | the registry fails                    | the notice of an error       |
        | lookup of a license | the registry cannot be reached        | the notice of an error       |

      Examples: Passcode
        | question             | what happens                          | what follows                 |
        | lookup of a passcode | all goes well                         | nothing else                 |
        | lookup of a passcode | the answer lacks what was asked for   | the notice of an error       |
        | lookup of a passcode | something that was entered is refused | the problems at their fields |
        | lookup of a passcode | there were too many attempts          | a message                    |
        | lookup of a passcode | nothing is found                      | the notice of an error       |
        | lookup of a passcode | the registry fails                    | the notice of an error       |
        | lookup of a passcode | the registry cannot be reached        | the notice of an error       |

    Scenario: An entity that is not on record is told where its number was entered
      When this happens to the lookup of an entity: nothing is found
      Then the message is "No records found - there are no entities on record that match the information you entered into the search."

  @A8-agent
  Rule: A passcode that could not be requested is reported
    Scenario Outline: What becomes of the request for a passcode
      When this happens to the request for a passcode: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                                | what follows                    | message                         |
        | all goes well                               | nothing else                    |                                 |
        | the registry fails                          | a message                       | Error saving agent.             |
        | nothing is found (404)                      | a message                       | Error saving agent. Status: 404 |
        | something unexpected happens (501)          | a message                       | Error saving agent. Status: 501 |
        | something that was entered is refused (422) | a message                       | Error saving agent. Status: 422 |
        | the registry cannot be reached              | a note for operators, a message | Error saving agent.             |

  @A8-agent
  Rule: An agent that could not be saved is forgotten, and the filer is sent to the error notice
    Scenario Outline: What becomes of saving, and to the return
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples: Saving an agent
        | question                 | what happens                          | what follows                              |
        | request to save an agent | all goes well                         | nothing else                              |
        | request to save an agent | something that was entered is refused | a forgotten agent, the notice of an error |
        | request to save an agent | the registry fails                    | a forgotten agent, the notice of an error |
        | request to save an agent | the registry cannot be reached        | a forgotten agent, the notice of an error |
        | request to save an agent | the answer lacks what was asked for   | a forgotten agent, the notice of an error |

      Examples: Return from the wizard
        | question                     | what happens                        | what follows                                 |
        | return from the agent wizard | all goes well                       | nothing else                                 |
        | return from the agent wizard | nothing is found                    | a note for operators, the notice of an error |
        | return from the agent wizard | the registry fails                  | a note for operators, the notice of an error |
        | return from the agent wizard | the registry cannot be reached      | a note for operators, the notice of an error |
        | return from the agent wizard | the answer lacks what was asked for | a note for operators, the notice of an error |
