Feature: What the filer meets when the registry fails

  @W8-name
  Rule: A name check that fails leads away by its kind of failure
    @browser
    Scenario Outline: The answer to the name check decides
      When the registry answers the name check with <answer>
      Then the effect is <effect>

      Examples:
        | answer | effect                       |
        | 500    | that the service is down     |
        | 400    | that the filing has an issue |
        | 404    | that the filing has an issue |
        | 429    | that the filing has an issue |
        | 503    | that the filing has an issue |

    @browser
    Scenario: No answer comes to the name check
      When the registry does not answer the name check
      Then the effect is that the service is down

    Scenario: An issue with a filing is recorded
      When the registry answers the name check with 503
      Then the failure is recorded in the log

  @W8-logged @A8-other
  Rule: Texts and entities that cannot be had are recorded and nothing else
    Scenario Outline: The failure is recorded
      When the registry answers the <question> with <answer>
      Then the failure is recorded in the log
      And the filer is sent nowhere

      @browser
      Examples: Texts and payments
        | question          | answer |
        | introduction text | 500    |
        | introduction text | 404    |
        | designator text   | 500    |
        | request to pay    | 500    |

      Examples: Others
        | question        | answer |
        | entity summary  | 404    |
        | entity summary  | 500    |
        | receipt         | 500    |
        | receipt message | 500    |
        | request to pay  | 503    |

  @A8-other @A2-health @W7-lookups @W7-env
  Rule: Without its lists, its environment or a heartbeat the service is down
    Scenario Outline: The failure marks the service down
      When the registry answers the <question> with 500
      Then the effect is <effect>

      Examples:
        | question          | effect                   |
        | list of states    | the service-down flag    |
        | list of suffixes  | the service-down flag    |
        | list of countries | the service-down flag    |
        | environment       | the service-down flag    |
        | heartbeat         | that the service is down |

    @browser
    Scenario: A heart that does not beat
      When the registry does not answer the heartbeat
      Then the effect is that the service is down

    Scenario Outline: Silence marks the service down
      When the registry does not answer the <question>
      Then the effect is the service-down flag

      Examples:
        | question          |
        | list of states    |
        | list of suffixes  |
        | list of countries |
        | environment       |

    Scenario: A failure of the environment is recorded
      When the registry answers the environment with 500
      Then the failure is recorded in the log
