Feature: Keeping the registered agent
  A filing that says again what is on record can keep the agent who serves, without verifying them a second time.

  @A2-agent-type
  Rule: A report, a cure and a reinstatement can keep an agent who can serve on
    Scenario Outline: Whether keeping is offered
      When <filing> begins on an entity whose agent is "<agent>"
      Then keeping the agent "<answer>"

      @api
      Examples: A filing that says again who the agent is
        | filing                         | agent                       | answer                                         |
        | a periodic report              | a person                    | is offered                                     |
        | a periodic report              | an entity in good standing  | is offered                                     |
        | a periodic report              | an entity that is dissolved | is not offered, because the agent cannot serve |
        | a periodic report              | nobody                      | is not offered                                 |
        | a statement curing delinquency | an entity in good standing  | is offered                                     |
        | a reinstatement                | an entity that is dissolved | is not offered, because the agent cannot serve |

      Examples: A filing that changes the agent, or has none on record
        | filing                               | agent                      | answer         |
        | a change of registered agent         | a person                   | is not offered |
        | a change of registered agent         | an entity in good standing | is not offered |
        | a change of principal office address | a person                   | is not offered |
        | an amendment                         | a person                   | is not offered |
        | a limited liability company          | a person                   | is not offered |

  @A5-agent-type @A2-agent-type
  Rule: Where the agent can be kept, the kind of agent is still asked for
    Background:
      Given the filing is a periodic report

    Scenario: Nothing is chosen
      Given the filer is asked for the agent's type where the agent can be kept
      When the filer continues
      Then the problem with the agent's type is "Choose Individual or Entity, or keep the registered agent."

    Scenario Outline: Each of the three answers is accepted
      Given the filer is asked for the agent's type where the agent can be kept
      When the filer chooses "<type>" as the agent's type
      And the filer continues
      Then the problem with the agent's type is ""

      Examples:
        | type            |
        | Individual      |
        | Entity          |
        | Agent on record |

    Scenario: Any other answer is refused
      Given the filer is asked for the agent's type where the agent can be kept
      When the filer continues with an answer about the agent's type that is not offered
      Then the problem with the agent's type is "Choose Individual or Entity, or keep the registered agent."

  @A4-agent-next
  Rule: An agent who is kept is not looked up
    Scenario: The wizard goes straight back to the filing
      Given the filer keeps the agent on record
      When the wizard continues from the kind of agent
      Then the wizard asks for the saving of the agent

    Scenario: The filer chooses an individual after all
      Given the filer keeps the agent on record
      When the filer chooses an individual agent instead
      And the wizard continues from the kind of agent
      Then the wizard asks for the way of verification

  @A2-agent-type @A2-agent-consent @A2-agent-redirect @W2-normal-order @browser-only
  Rule: The agent who is kept is not verified again, but has to consent
    Scenario: The filer keeps the agent while curing a delinquency
      When the filer cures a delinquency and keeps the agent on record
      Then the filer is told "This filing keeps the registered agent who is on record."

    Scenario: The consent is asked for
      When the filer cures a delinquency and keeps the agent on record
      And the filer continues
      Then the problem with the consent is "Choose Yes or No."
