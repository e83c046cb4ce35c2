Feature: An entity as registered agent

  @A5-entity-box @A2-agent-entity
  Rule: An entity is asked for by its number or its name, of 1 to 250 ASCII characters
    Scenario Outline: What is entered is accepted or refused
      Given the filer is asked for the entity agent's number or name
      When the filer enters "<text>" as the entity number or name
      And the filer goes on
      Then the problem with the entity number or name is "<problem>"

      Examples: At the limits
        | text          | problem                                                                                                                                              |
        |               | Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark. |
        | [1 letters]   |                                                                                                                                                      |
        | [250 letters] |                                                                                                                                                      |
        | [251 letters] | Must be at most 250 characters                                                                                                                       |
        | Café          | Invalid characters entered: é                                                                                                                        |

    @browser
    Scenario: A filer must enter something
      Given the filer is asked for the entity agent's number or name
      When the filer enters "" as the entity number or name
      And the filer goes on
      Then the problem with the entity number or name is "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark."

    Scenario Outline: Digits alone are a number, anything else a name
      Then "<text>" is taken for <meaning>

      Examples:
        | text         | meaning  |
        | 20261234567  | a number |
        | 1            | a number |
        | 2026-1234567 | a name   |
        | 1st Agents   | a name   |
        | Bear Creek   | a name   |

  @A2-agent-search
  Rule: Only an entity in Good Standing can be chosen
    Scenario: Good Standing
      Then an entity of the status "Good Standing" can be chosen

    Scenario Outline: Every other status
      Then an entity of the status "<status>" cannot be chosen

      Examples:
        | status                             |
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

  @A5-entity-box @A8-agent
  Rule: A search that shows nothing says why
    @api-only @A7-agent
    Scenario: Nothing matches
      When the registry is searched for agents called "Zzyzx Qwortleby Nonesuch"
      Then the search answers 1001

    @api-only @A7-agent
    Scenario: Too much matches
      When the registry is searched for agents called "LLC"
      Then the search answers 1002

    @browser-only
    Scenario: The filer is told that nothing matches
      Given the filer is asked for the entity agent's number or name
      When the filer enters "Zzyzx Qwortleby Nonesuch" as the entity number or name
      And the filer goes on
      Then the filer is told "No records found - there are no entities on record that match the information you entered into the search."

    @browser-only
    Scenario: The filer is told that too much matches
      Given the filer is asked for the entity agent's number or name
      When the filer enters "LLC" as the entity number or name
      And the filer goes on
      Then the filer is told "The search results exceeds the number of records that can be displayed."

  @A8-agent @A7-agent @api-only
  Rule: An entity that is not in good standing cannot be the agent
    Scenario: An entity in good standing
      Given the sample entity in good standing
      When the filer looks the entity up as agent
      Then the entity is in good standing

    Scenario Outline: Another entity
      Given the sample <persona>
      When the filer looks the entity up as agent
      Then the entity is not in good standing

      Examples:
        | persona                   |
        | entity that is delinquent |
        | entity that is dissolved  |

    Scenario: A number that is not on record
      When the filer looks the number "99999999999" up as agent
      Then no such entity is on record
