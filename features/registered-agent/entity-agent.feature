Feature: An entity as registered agent
  An entity can accept papers for another one only while it is in good standing itself.

  Background:
    Given the filing is a limited liability company

  @A5-entity-box @A2-agent-entity
  Rule: An entity is asked for by its number or its name, of 1 to 250 ASCII characters
    Scenario Outline: What is entered is accepted or refused
      Given the filer is asked for the entity agent's number or name
      When the filer enters "<text>" as the entity number or name
      And the filer continues
      Then the problem with the entity number or name is "<problem>"

      Examples: At the limits
        | text          | problem                                                                                                                                              |
        |               | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |
        | [3 spaces]    | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |
        | ...           | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |
        | [1 letters]   |                                                                                                                                                      |
        | [250 letters] |                                                                                                                                                      |
        | [251 letters] | Must be at most 250 characters                                                                                                                       |
        | Café          | Invalid characters entered: é                                                                                                                        |

    @browser
    Scenario: A filer must enter something
      Given the filer is asked for the entity agent's number or name
      When the filer enters "" as the entity number or name
      And the filer continues
      Then the problem with the entity number or name is "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark."

    Scenario Outline: Digits are a number, with the spaces and hyphens of a letter too, anything else a name
      When the filer looks for an entity by "<text>"
      Then the text is treated as <meaning>

      Examples:
        | text         | meaning  |
        | 20261234567  | a number |
        | 1            | a number |
        | [20 digits]  | a number |
        | [21 digits]  | a name   |
        | 2026-1234567 | a number |
        | 2026 1234567 | a number |
        | 2026-123456  | a name   |
        | 24-7         | a name   |
        | 1st Agents   | a name   |
        | Bear Creek   | a name   |

  @A2-agent-search
  Rule: Only an entity in Good Standing can be chosen
    Scenario: An entity in Good Standing can be chosen
      When an entity with the status "Good Standing" is found
      Then the entity can be selected
      And the entity is marked ""

    Scenario Outline: An entity of every other status cannot
      When an entity with the status "<status>" is found
      Then the entity cannot be selected
      And the entity is marked "Not selectable"

      Examples:
        | status                             |
        | Delayed Effective Date             |
        | Exists                             |
        | Noncompliant                       |
        | Delinquent                         |
        | Administratively Dissolved         |
        | Dissolved (Term Expired)           |
        | Dissolved (Three Years Delinquent) |
        | Judicially Dissolved               |
        | Voluntarily Dissolved              |
        | Withdrawn                          |
        | Converted                          |
        | Merged                             |

  @A2-agent-search
  Rule: The results have four columns and can be put in the order of each
    Scenario: The results are headed by their columns
      Given the search has found:
        | name              | number      | status           | form               |
        | bear Creek Agents | 20261000010 | in good standing | profit corporation |
      Then the results have the columns:
        | column            |
        | Organization Name |
        | ID number         |
        | Status            |
        | Form              |

    Scenario Outline: The order of the results
      Given the search has found:
        | name              | number      | status                           | form                      |
        | bear Creek Agents | 20261000010 | in good standing                 | profit corporation        |
        | Aspen 10 Agents   | 20261000002 | dissolved at the end of its term | nonprofit corporation     |
        | Aspen 9 Agents    | 9           | dissolved at the end of its term | limited liability company |
      When the results are sorted by <column>, <direction>
      Then the results list "<names>"

      Examples:
        | column            | direction  | names                                              |
        | Organization Name | ascending  | Aspen 9 Agents, Aspen 10 Agents, bear Creek Agents |
        | Organization Name | descending | bear Creek Agents, Aspen 10 Agents, Aspen 9 Agents |
        | ID number         | ascending  | Aspen 9 Agents, Aspen 10 Agents, bear Creek Agents |
        | ID number         | descending | bear Creek Agents, Aspen 10 Agents, Aspen 9 Agents |
        | Status            | ascending  | Aspen 10 Agents, Aspen 9 Agents, bear Creek Agents |
        | Status            | descending | bear Creek Agents, Aspen 10 Agents, Aspen 9 Agents |
        | Form              | ascending  | Aspen 9 Agents, Aspen 10 Agents, bear Creek Agents |
        | Form              | descending | bear Creek Agents, Aspen 10 Agents, Aspen 9 Agents |

  @A5-entity-box @A8-agent
  Rule: An entity can be the agent in good standing, with a place of business in Colorado, and not as a mere trademark
    Scenario: The entity that may serve
      When an entity in good standing, with a place of business in Colorado and no trade name or trademark is considered
      Then the entity may be the agent

    Scenario Outline: The entities that may not
      When an entity <standing>, <whereabouts> and <kind> is considered
      Then the entity may not be the agent

      Examples:
        | standing             | whereabouts                             | kind                       |
        | not in good standing | with a place of business in Colorado    | no trade name or trademark |
        | not in good standing | without a place of business in Colorado | a trade name or trademark  |
        | in good standing     | without a place of business in Colorado | no trade name or trademark |
        | in good standing     | with a place of business in Colorado    | a trade name or trademark  |

    @A2-agent-search
    Scenario Outline: One that may not is marked with the reason before it is chosen
      When an entity <standing>, <whereabouts> and <kind> is considered
      Then the reason why the entity cannot serve is "<reason>"

      Examples:
        | standing             | whereabouts                             | kind                       | reason                           |
        | in good standing     | with a place of business in Colorado    | no trade name or trademark |                                  |
        | not in good standing | with a place of business in Colorado    | no trade name or trademark | Not in good standing             |
        | in good standing     | without a place of business in Colorado | no trade name or trademark | Principal office not in Colorado |
        | not in good standing | without a place of business in Colorado | no trade name or trademark | Not in good standing             |
        | not in good standing | with a place of business in Colorado    | a trade name or trademark  | A trade name or trademark        |
        | in good standing     | without a place of business in Colorado | a trade name or trademark  | A trade name or trademark        |

    Scenario Outline: What the registry finds is answered with one sentence or none
      When the registry finds the entity <standing>
      Then the message about the agent is "<problem>"

      Examples:
        | standing             | problem                                                                                                                                              |
        | in good standing     |                                                                                                                                                      |
        | not in good standing | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |

    Scenario: The message appears where the entity was entered
      When the registry finds the entity not in good standing
      Then the message about the agent appears at the entity number or name

  @A5-entity-box @A8-agent
  Rule: A search that shows nothing says why
    Scenario Outline: The sentence of a search
      When the search for an agent ends with <what it found>
      Then the message about the search is "<sentence>"

      Examples:
        | what it found               | sentence                                                                                                   |
        | some entities               |                                                                                                            |
        | something unexpected (1000) |                                                                                                            |
        | no match                    | No records found - there are no entities on record that match the information you entered into the search. |
        | too many matches            | The search results exceeds the number of records that can be displayed.                                    |
        | something unexpected (1003) |                                                                                                            |

    @api-only @A7-agent
    Scenario: Nothing matches the search
      When the registry is searched for agents named "Zzyzx Qwortleby Nonesuch"
      Then the search ends with no match

    @api-only @A7-agent
    Scenario: Too much matches the search
      When the registry is searched for agents named "LLC"
      Then the search ends with too many matches

    @browser-only
    Scenario: The filer is told that nothing matches
      Given the filer is asked for the entity agent's number or name
      When the filer enters "Zzyzx Qwortleby Nonesuch" as the entity number or name
      And the filer continues
      Then the filer is told "No records found - there are no entities on record that match the information you entered into the search."

    @browser-only
    Scenario: The filer is told that too much matches
      Given the filer is asked for the entity agent's number or name
      When the filer enters "LLC" as the entity number or name
      And the filer continues
      Then the filer is told "The search results exceeds the number of records that can be displayed."

  @A2-agent-search @A7-agent @api-only
  Rule: The wizard finds an entity by what finds it in the public search, and says before the choice why it cannot serve
    Scenario Outline: A name as people write it
      When the registry is searched for agents named "<text>"
      Then the entities found are "<names>"

      Examples:
        | text                             | names                            |
        | Bluebird Registered Agents, Inc. | Bluebird Registered Agents, Inc. |
        | Bluebird Registered Agents Inc   | Bluebird Registered Agents, Inc. |
        | "Bluebird Registered Agents"     | Bluebird Registered Agents, Inc. |
        | agents bluebird                  | Bluebird Registered Agents, Inc. |
        | Blubird Agents                   | Bluebird Registered Agents, Inc. |
        | Brook and Stone                  | Brook & Stone LLC                |

    Scenario Outline: What is said of the entity that was found
      When the registry is searched for agents named "<text>"
      Then the entity found is marked "<reason>"

      Examples:
        | text                       | reason                           |
        | Bluebird Registered Agents |                                  |
        | Prairie Wind Logistics     | Principal office not in Colorado |
        | Quail Hollow Bakery        | A trade name or trademark        |

  @A8-agent @A7-agent @api-only
  Rule: An entity that is not in good standing cannot be the agent
    Scenario: An entity in good standing
      Given the sample entity in good standing is to be the agent
      When the filer looks up the entity as agent
      Then the entity is in good standing

    Scenario Outline: An entity that is not in good standing
      Given the sample <persona> is to be the agent
      When the filer looks up the entity as agent
      Then the entity is not in good standing

      Examples:
        | persona                   |
        | entity that is delinquent |
        | entity that is dissolved  |

    Scenario: A number that is not on record
      When the filer looks up the number "99999999999" as agent
      Then no such entity is on record
