Feature: A record that another filing has changed
  Two people may file on one entity at once. Neither filing may undo what the other one has changed without its filer wanting it.

  @A2-poa
  Rule: An office that the filer has left alone is the one that is on record by now
    Scenario Outline: Another filing has moved the office meanwhile
      Given <filing> that changes "<change>" on record
      When another filing moves the office on record to "9 Moved Way"
      Then the filing has the office at "<office>"

      Examples: The filer has left it as it was, in whatever letters
        | filing                               | change                    | office      |
        | a periodic report                    | nothing                   | 9 Moved Way |
        | a statement curing delinquency       | nothing                   | 9 Moved Way |
        | a reinstatement                      | nothing                   | 9 Moved Way |
        | a change of principal office address | nothing                   | 9 Moved Way |
        | a periodic report                    | the letters of the office | 9 Moved Way |
        | a periodic report                    | the agent's street        | 9 Moved Way |

      Examples: The filer wants another one
        | filing                               | change                   | office          |
        | a periodic report                    | the street of the office | 1675 Larimer St |
        | a change of principal office address | the street of the office | 1675 Larimer St |
        | a periodic report                    | the unit of the office   | 1700 Broadway   |
        | a periodic report                    | the mail of the office   | 1700 Broadway   |

  @A2-agent-type
  Rule: An agent who is kept has the addresses that are on record by now, unless the filer has given others
    Scenario Outline: Another filing has moved the agent meanwhile
      Given <filing> that changes "<change>" on record
      And the filing keeps the agent on record
      When another filing moves the agent on record to "9 Moved Way"
      Then the filing has the agent at "<agent>"

      Examples:
        | filing                         | change             | agent           |
        | a periodic report              | nothing            | 9 Moved Way     |
        | a statement curing delinquency | nothing            | 9 Moved Way     |
        | a reinstatement                | nothing            | 9 Moved Way     |
        | a periodic report              | the agent's street | 1675 Larimer St |
        | a periodic report              | the agent's mail   | 1700 Broadway   |

    Scenario: The filing names an agent
      Given a periodic report that changes "nothing" on record
      When another filing moves the agent on record to "9 Moved Way"
      Then the filing has the agent at "1700 Broadway"
