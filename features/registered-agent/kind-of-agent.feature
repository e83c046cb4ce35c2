Feature: Naming a registered agent

  @A5-agent-type @A2-agent-type
  Rule: The agent is an individual or an entity
    @browser
    Scenario: The kind of agent is asked for
      Given the filer is asked for the agent's type
      When the filer goes on
      Then the problem with the agent's type is "Choose Individual or Entity."

    @browser-only
    Scenario Outline: The kind of agent decides what is asked next
      Given the filer is asked for the agent's type
      When the filer chooses "<type>" as the agent's type
      And the filer goes on
      Then the agent is asked for at <question>

      Examples:
        | type       | question         |
        | Individual | agentintroindiv  |
        | Entity     | agentintroentity |

  @A4-agent-clear
  Rule: Choosing an individual forgets the entity
    Scenario: The name of the entity and the mark of the own agent are cleared
      Given the agent was to be the entity "Bear Creek Holdings LLC"
      When the filer chooses an individual agent instead
      Then the agent has no entity name and is not its own

  @A4-agent-next @A2-agent-unknown
  Rule: Each answer of the wizard leads to one next question
    Scenario Outline: The questions follow each other
      Given an agent of the kind "<kind>" verified by "<method>" with the answer "<answer>"
      When the filer completes the question <question>
      Then the agent is asked for at <next>

      Examples: The kind of agent
        | kind       | method | answer | question       | next             |
        | Individual |        |        | agentformation | agentintroindiv  |
        | Entity     |        |        | agentformation | agentintroentity |

      Examples: An entity
        | kind   | method | answer      | question          | next              |
        | Entity |        | 20261234567 | agentintroentity  | agentconfirm      |
        | Entity |        | Bear Creek  | agentintroentity  | agententitysearch |
        | Entity |        | Bear Creek  | agententitysearch | agentconfirm      |
        | Entity |        | 20261234567 | agentconfirm      | agentnavredirect  |

      Examples: An individual
        | kind       | method             | answer | question                  | next                      |
        | Individual | Licence or ID card |        | agentintroindiv           | agentindivinfoid          |
        | Individual | Passcode           |        | agentintroindiv           | individualconfirmpasscode |
        | Individual | Licence or ID card |        | agentindivinfoid          | agentnavredirect          |
        | Individual | Passcode           |        | agentindivinfo            | individualconfirm         |
        | Individual | Passcode           |        | individualconfirm         | individualmail            |
        | Individual | Passcode           |        | individualmail            | agentformation            |
        | Individual | Passcode           |        | individualconfirmpasscode | agentnavredirect          |

    @browser-only @A2-agent-unknown
    Scenario: A question that does not exist leads to the kind of agent
      When a filer asks for the agent question "nosuchquestion"
      Then the agent is asked for at agentformation
