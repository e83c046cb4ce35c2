Feature: Naming a registered agent
  An individual is verified as a person, an entity by its record, so the kind is asked before anything else.

  Background:
    Given the filing is a limited liability company

  @A5-agent-type @A2-agent-type
  Rule: The agent is an individual or an entity
    @browser
    Scenario: The kind of agent is asked for
      Given the filer is asked for the agent's type
      When the filer continues
      Then the problem with the agent's type is "Choose Individual or Entity."

    Scenario Outline: Either kind is accepted
      Given the filer is asked for the agent's type
      When the filer chooses "<type>" as the agent's type
      And the filer continues
      Then the problem with the agent's type is ""

      Examples:
        | type       |
        | Individual |
        | Entity     |

    Scenario: Any other answer is refused
      Given the filer is asked for the agent's type
      When the filer continues with an answer about the agent's type that is not offered
      Then the problem with the agent's type is "Choose Individual or Entity."

    @browser-only
    Scenario Outline: The kind of agent decides what is asked next
      Given the filer is asked for the agent's type
      When the filer chooses "<type>" as the agent's type
      And the filer continues
      Then the wizard asks for <question>

      Examples:
        | type       | question                    |
        | Individual | the way of verification     |
        | Entity     | the entity's number or name |

  @A2-agent-type
  Rule: The agent on record is shown if there is one
    Scenario: An agent is on record
      Given the agent "Robin Sample" with the street address "1700 Broadway, Denver, CO 80290" and the mailing address ""
      Then an agent on record is shown

    Scenario: No agent is on record
      Given the agent "" with the street address "" and the mailing address ""
      Then no agent on record is shown

  @A4-agent-clear
  Rule: Choosing an individual forgets the entity
    Scenario: The name of the entity and the mark of the own agent are cleared
      Given the filer had chosen the entity "Bear Creek Holdings LLC" as the agent
      When the filer chooses an individual agent instead
      Then the agent has no entity name and is not the entity itself
