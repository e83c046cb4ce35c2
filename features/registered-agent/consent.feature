Feature: The consent of a registered agent
  Nobody becomes an agent without knowing: lawsuits against the entity are handed to that person.

  Background:
    Given the filing is a limited liability company

  @A5-consent @A2-agent-consent
  Rule: The agent has agreed to be appointed
    @browser
    Scenario: The consent is asked for
      Given the filer is asked for the agent's consent
      When the filer continues
      Then the problem with the consent is "Choose Yes or No."

    @browser @api
    Scenario: Without consent the filing does not continue
      Given the filer is asked for the agent's consent
      When the filer chooses "No" as the consent
      And the filer continues
      Then the problem with the consent is "You must get consent before appointing a person as your registered agent"

    @browser
    Scenario: With consent the filing continues
      Given the filer is asked for the agent's consent
      When the filer chooses "Yes" as the consent
      And the filer continues
      Then the filer is at the management step

    Scenario: Any other answer is refused
      Given the filer is asked for the agent's consent
      When the filer continues with an answer about the consent that is not offered
      Then the problem with the consent is "Choose Yes or No."

  @A2-agent-consent
  Rule: The consent is that of one agent
    Scenario: Another agent is asked again
      Given the agent "Robin Sample" has agreed to be appointed
      When the registry has kept "Casey Sample" as the agent instead
      Then the consent of the agent has still to be given

  @A2-agent-consent
  Rule: An agent who is kept is the one on record
    Scenario: The record has no such agent any more
      Given the filer has filled in the agent's consent
      When the filer continues with "yes" as the keeping of the agent on record
      Then the problem with the keeping of the agent on record is "The registered agent on record is another one by now. Name the registered agent again."

  @A5-agent-address @W5-ascii
  Rule: The agent's name and address have the length and the characters that the record takes
    Scenario Outline: A part of the agent is accepted or refused
      Given the filer has filled in the agent's consent
      When the filer continues with "<text>" as the <field>
      Then the problem with the <field> is "<problem>"

      Examples: Name
        | field             | text          | problem                        |
        | organization name | [250 letters] |                                |
        | organization name | [251 letters] | Must be at most 250 characters |
        | organization name | Café LLC      | Invalid characters entered: é  |
        | first name        | [20 letters]  |                                |
        | first name        | [21 letters]  | Must be at most 20 characters  |
        | first name        | Zoë           | Invalid characters entered: ë  |
        | last name         | [25 letters]  |                                |
        | last name         | [26 letters]  | Must be at most 25 characters  |
        | last name         | Muñoz         | Invalid characters entered: ñ  |

      Examples: Address
        | field           | text         | problem                       |
        | street address  | [50 letters] |                               |
        | street address  | [51 letters] | Must be at most 50 characters |
        | street address  | 12 Peña St   | Invalid characters entered: ñ |
        | street city     | [35 letters] |                               |
        | street city     | [36 letters] | Must be at most 35 characters |
        | street city     | Cañon City   | Invalid characters entered: ñ |
        | street state    | Colorado     | Must be at most 2 characters  |
        | street state    | Cö           | Invalid characters entered: ö |
        | street ZIP code | [15 digits]  |                               |
        | street ZIP code | [16 digits]  | Must be at most 15 characters |
        | street ZIP code | 8029é        | Invalid characters entered: é |

  @A2-agent-consent
  Rule: The agent is shown with the addresses as they were given
    Scenario Outline: What is shown above the question
      Given the agent "Robin Sample" with the street address "<street>" and the mailing address "<mailing>"
      Then the filing shows the agent as:
        | name            | Robin Sample    |
        | street address  | <shown street>  |
        | mailing address | <shown mailing> |

      Examples:
        | street                          | mailing                         | shown street                    | shown mailing                |
        | 1700 Broadway, Denver, CO 80290 | PO Box 12, Boulder, CO 80302    | 1700 Broadway, Denver, CO 80290 | PO Box 12, Boulder, CO 80302 |
        | 1700 Broadway, Denver, CO 80290 | the same                        | 1700 Broadway, Denver, CO 80290 | Same as the street address   |
        | 1700 Broadway, Denver, CO 80290 | 1700 Broadway, Denver, CO 80290 | 1700 Broadway, Denver, CO 80290 | Same as the street address   |
        | 1700 Broadway, Denver, CO 80290 |                                 | 1700 Broadway, Denver, CO 80290 | Same as the street address   |
        |                                 | the same                        | N/A                             | N/A                          |

    Scenario: An entity is shown by its name
      Given the entity "Bear Creek Agents LLC" is the agent, with the street address "1700 Broadway, Denver, CO 80290" and the mailing address ""
      Then the filing shows the agent as:
        | name            | Bear Creek Agents LLC           |
        | street address  | 1700 Broadway, Denver, CO 80290 |
        | mailing address | Same as the street address      |

  @A2-agent-consent
  Rule: A consent leads on, and one that is changed from the review leads back there
    Scenario: The filer is offered to continue
      Given the filer has reached the registered agent step
      Then the step offers "Next, Cancel"

    Scenario: The filer is offered to save the changes
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the registered agent section
      Then the step offers "Save changes, Cancel"

    Scenario: The changes are saved
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the registered agent section
      And the filer saves the changes
      Then the filing is marked as edited

    Scenario: The changes are canceled
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the registered agent section
      And the filer cancels the change
      Then the filing is not marked as edited
