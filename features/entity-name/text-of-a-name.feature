Feature: The text of an entity name

  @W5-name-required
  Rule: A name is asked for, has at most 200 characters, and loses its spare spaces
    @browser
    Scenario: A filer must give a name
      Given the filer is asked for the entity name
      When the filer continues
      Then the problem with the name is "Enter the name you want to use"

    Scenario Outline: A name is accepted or refused by its length
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      And the filer continues
      Then the problem with the name is "<problem>"

      Examples: At the limit
        | name              | problem                        |
        | A LLC             |                                |
        | [196 letters] LLC |                                |
        | [197 letters] LLC | Must be at most 200 characters |

      Examples: Nothing but spaces
        | name       | problem                        |
        |            | Enter the name you want to use |
        | [3 spaces] | Enter the name you want to use |

    @api
    Scenario Outline: Runs of spaces collapse and the ends are trimmed
      When the name "<typed>" is checked
      Then the name is stored as "<name>"

      Examples:
        | typed                                                       | name                  |
        | Cedar Bluff Farms LLC                                       | Cedar Bluff Farms LLC |
        | [2 spaces]Cedar Bluff Farms LLC                             | Cedar Bluff Farms LLC |
        | Cedar Bluff Farms LLC[3 spaces]                             | Cedar Bluff Farms LLC |
        | Cedar[4 spaces]Bluff[2 spaces]Farms LLC                     | Cedar Bluff Farms LLC |
        | [1 spaces]Cedar[2 spaces]Bluff Farms[2 spaces]LLC[1 spaces] | Cedar Bluff Farms LLC |

    Scenario Outline: Tabs and line breaks count as spaces
      When the name "<typed>" is checked
      Then the name is stored as "Cedar Bluff LLC"

      Examples:
        | typed                             |
        | Cedar[1 tabs]Bluff LLC            |
        | Cedar[2 line breaks]Bluff LLC     |
        | [1 tabs]Cedar Bluff LLC[1 spaces] |

  @W5-ascii
  Rule: A name has printable ASCII characters only
    Scenario Outline: Characters of a name are accepted or refused
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      And the filer continues
      Then the problem with the name is "<problem>"

      Examples: Accepted
        | name                          | problem |
        | A&B #1 (50%) "Best" Shop! LLC |         |
        | ~ Tilde Works LLC             |         |

      Examples: Just outside of the printable characters, and one that does not show
        | name                                | problem                            |
        | Cedar[1 unit separators]Bluff LLC   | Invalid characters entered: U+001F |
        | Cedar[1 delete characters]Bluff LLC | Invalid characters entered: U+007F |
        | Cedar[1 zero-width spaces]Bluff LLC | Invalid characters entered: U+200B |

      @browser
      Examples: Refused
        | name             | problem                          |
        | Café Boulder LLC | Invalid characters entered: é    |
        | Über Café LLC    | Invalid characters entered: Ü, é |
        | Peaks – Best LLC | Invalid characters entered: –    |
        | 丹佛 LLC           | Invalid characters entered: 丹, 佛 |
        | Smile 😀 LLC      | Invalid characters entered: 😀    |
