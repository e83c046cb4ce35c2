Feature: Naming an agent by hand
  Each filer comes from the registered agent step, and the wizard hands back to it.

  Background:
    Given the filing is a limited liability company

  @A2-agent-confirm @A2-agent-entity @A2-agent-redirect @A2-agent-consent @A4-agent-next @W2-flow-llc @browser-only
  Rule: An entity is named by its number
    Scenario: The entity is confirmed
      Given the filer is asked for the entity agent's number or name
      When the filer enters "20101000002" as the entity number or name
      And the filer continues
      Then the wizard asks for the confirmation of the entity
      And the filer is told "You selected"

    Scenario: The entity is shown to be confirmed
      Given the filer is asked for the entity agent's number or name
      When the filer enters "20101000002" as the entity number or name
      And the filer continues
      Then the filer is told "Bluebird Registered Agents, Inc."

    Scenario: The wizard returns the agent to the filing
      Given the filer is asked for the entity agent's number or name
      When the filer enters "20101000002" as the entity number or name
      And the filer continues
      And the filer continues
      Then the filer is at the registered agent step

    @A8-agent @A5-entity-box
    Scenario Outline: An entity that cannot be the agent, and a number that is none's
      Given the filer is asked for the entity agent's number or name
      When the filer enters "<number>" as the entity number or name
      And the filer continues
      Then the problem with the entity number or name is "<problem>"

      Examples:
        | number      | problem |
        | 20101000003 | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |
        | 99999999999 | No records found - there are no entities on record that match the information you entered into the search. |

  @A2-agent-search @W4-pager @browser-only
  Rule: An entity is found by its name
    Scenario: The filer selects what was found
      Given the filer is asked for the entity agent's number or name
      When the filer enters "Bluebird Registered" as the entity number or name
      And the filer continues
      And the filer follows "Select Bluebird Registered Agents, Inc."
      Then the wizard asks for the confirmation of the entity

    Scenario: An entity that is not in good standing cannot be selected
      Given the filer is asked for the entity agent's number or name
      When the filer enters "Columbine Orchard" as the entity number or name
      And the filer continues
      Then the filer is told each of these:
        | sentence       |
        | Not selectable |
        | Delinquent     |

    Scenario: Another search can be made
      Given the filer is asked for the entity agent's number or name
      When the filer enters "Columbine Orchard" as the entity number or name
      And the filer continues
      And the filer follows "Enter a different ID or name"
      Then the wizard asks for the entity's number or name

  @A2-agent-id @A2-agent-indiv @A5-agent-server @A5-licence @browser-only
  Rule: An individual is verified by a license
    Scenario: A license that verifies
      Given the filer is asked for the agent's license
      When the filer enters:
        | license number    | 92-123-4567 |
        | agent's last name | Sample      |
      And the filer continues
      Then "Robin Sample" is shown for "Name"
      And "N/A" is shown for "Mailing address"

    Scenario: The person who was verified becomes the agent
      Given the filer is asked for the agent's license
      When the filer enters:
        | license number    | 92-123-4567 |
        | agent's last name | Sample      |
      And the filer continues
      And the filer continues
      Then the filer is told "Robin Sample"

    Scenario Outline: A license that does not
      Given the filer is asked for the agent's license
      When the filer enters:
        | license number    | <license> |
        | agent's last name | <name>    |
      And the filer continues
      Then the filer is told "<sentence>"

      Examples:
        | license   | name    | sentence                                                                                                                                                 |
        | 921234567 | Other   | We are unable to verify this license or ID.                                                                                                              |
        | 000000000 | Sample  | We are unable to verify this license or ID.                                                                                                              |
        | 927654321 | Younger | The registered agent must be at least 18 years old.                                                                                                      |
        | 920000000 | Outage  | Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification. |

  @A2-agent-address @A5-agent-address @A4-address-submit @browser-only
  Rule: The addresses of the agent can be changed within Colorado
    Scenario: A PO box is refused as street address
      Given the filer has filled in the agent's addresses
      When the filer enters "PO Box 12" as the street address
      And the filer saves the entry
      Then the filer is told "Street address cannot be a PO Box."

    @W5-address-state
    Scenario: An address in another state is refused
      Given the filer has filled in the agent's addresses
      When the filer enters:
        | street address  | 2020 Carey Ave |
        | street city     | Cheyenne       |
        | street ZIP code | 82001          |
      And the filer saves the entry
      Then the filer is told "Error - Address must be in Colorado."

  @A2-agent-type @browser-only
  Rule: The current agent is shown when another one is named
    Scenario: The filer names a different agent
      Given the filer has reached the registered agent step
      When the filer follows "Name a different agent"
      Then the wizard asks for the kind of agent
      And the filer is told "Current registered agent"

    Scenario: The agent on record of the entity is shown from an introduction
      When a visitor opens the generic introduction with:
        | transaction   | correction of a registered agent |
        | entity's type | limited liability company        |
        | entity        | 20101000073                      |
      And the filer continues
      Then the filer is told "Current registered agent"
