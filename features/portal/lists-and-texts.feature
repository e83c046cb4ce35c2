Feature: Lists and texts of the portal
  Lists and legal texts belong to the registry: when the law changes, the office changes them without a new portal.

  @W7-lookups @api-only
  Rule: The registry gives the lists that filers choose from
    Scenario Outline: A list has what filers look for
      When the list of <list> is requested
      Then the list contains "<entry>"

      Examples:
        | list               | entry |
        | states             | CO    |
        | states             | WY    |
        | states             | PR    |
        | suffixes           | Jr.   |
        | countries          | US    |
        | countries          | CA    |
        | countries by group | US    |

  @W7-env @W9-version @api-only
  Rule: The registry names its environment and its clock
    Scenario: The environment is one that the office knows
      When the environment is requested
      Then the environment is one of "local, dev, qa, client, prod"

  @W7-intro @W1-content @api-only
  Rule: The introduction of a filing comes from the registry
    Scenario: The introduction of a limited liability company
      When the introduction of a formation of a limited liability company is requested
      Then there is a text

    Scenario: A filing that does not exist has no introduction
      When the introduction of a form that nobody knows is requested
      Then there is no text

  @W7-designator @api-only
  Rule: The text on required terms comes from the registry
    Scenario: The terms of a limited liability company
      When the text on required terms is requested
      Then there is a text

  @A7-health @api-only
  Rule: Every part of the registry tells that it lives
    Scenario Outline: A heartbeat is answered
      When the heartbeat of the <service> service is requested
      Then the registry answers that all goes well

      Examples:
        | service  |
        | business |
        | common   |
        | mail     |
        | users    |

    Scenario Outline: Every service tells its version
      When the version of the <service> service is requested
      Then it is the version of the application

      Examples:
        | service  |
        | business |
        | common   |
        | accounts |
        | mail     |
        | users    |
