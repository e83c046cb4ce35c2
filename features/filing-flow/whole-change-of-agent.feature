Feature: Changing the registered agent from the first step to the public record
  The pieces have features of their own. This is the proof that they carry a filer together, up to the agent on whom papers are served.

  @W2-flow-chgra
  Rule: A filer who names another agent and pays has changed the agent on record
    @browser-only @W2-normal-order @W4-linear @W2-receipt @R13-fees @A2-agent-type @A2-agent-redirect @W2-review @W2-whatsnext
    Scenario: The company has another agent, and the document can be opened
      Given a company is on record that wants another agent
      When the filer names another agent and enters every other step of the change by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 10 dollars
      When the filer continues
      Then "Print your document" opens a PDF
      And the document says "Bluebird Registered Agents, Inc."
      And the public record shows the new agent

    @api-only
    Scenario: The change takes effect when it is filed
      Given a company is on record that wants another agent
      When the change of agent is filed and paid to take effect in 0 days
      Then the public record shows the new agent

    @api-only
    Scenario: The agent on record serves until a delayed change takes effect
      Given a company is on record that wants another agent
      When the change of agent is filed and paid to take effect in 10 days
      Then the public record shows the agent that it had

  @W2-flow-chgra @A7-agent
  Rule: Only somebody who was verified for this change of this entity becomes its agent
    @api-only
    Scenario: An agent who was verified for another entity
      Given a company is on record that wants another agent
      When the change of agent is filed with an agent who was verified for another entity
      Then the registry says of the agent "Information is missing or invalid."
      And the public record shows the agent that it had

    @api-only
    Scenario: A change of agent that would keep the agent
      Given a company is on record that wants another agent
      When the change of agent is filed with the agent on record
      Then the registry says of the agent "The registered agent on record cannot be kept. Name a registered agent who can serve."

  @W2-fraud-order @W2-normal-order
  Rule: Where staff look at a change, the agent is followed by the email and the private attachments
    @browser-only
    Scenario: The entity is marked
      When the filer names another agent for an entity whose changes staff look at
      And the filer enters "filer@example.com" as the filing email
      And the filer continues
      Then the filer is at the private attachments step
