Feature: The consent of a registered agent

  @A5-consent @A2-agent-consent
  Rule: The agent has agreed to be appointed
    @browser
    Scenario: The consent is asked for
      Given the filer is asked for the agent's consent
      When the filer goes on
      Then the problem with the consent is "Choose Yes or No."

    @browser @api
    Scenario: Without consent the filing does not go on
      Given the filer is asked for the agent's consent
      When the filer chooses "No" as the consent
      And the filer goes on
      Then the problem with the consent is "You must get consent before appointing a person as your registered agent"

    @browser
    Scenario: With consent the filing goes on
      Given the filer is asked for the agent's consent
      When the filer chooses "Yes" as the consent
      And the filer goes on
      Then the filer is at the management step
